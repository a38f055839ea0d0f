/// An item in place of an app's own, for a behavior that is made for items of any type.
public struct SampleItem: Identifiable, Hashable, Comparable, Codable, Sendable {
  /// Its place among other items, which tells it from them.
  public let id: Int

  /// An item by its place.
  public init(id: Int) { self.id = id }

  /// Whether one stands before another.
  public static func < (one: SampleItem, other: SampleItem) -> Bool { one.id < other.id }
}
