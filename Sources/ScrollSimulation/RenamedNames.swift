// Names that people look for, with those that there are.

extension ItemStack {
  /// Items of one length, in points; write `length: .points(…)`.
  @available(*, deprecated, message: "write length: .points(…)")
  public init(
    count: Int, itemLength: Double, spacing: Double = 0, padding: AxisInsets = .zero, perPage: Int = 1
  ) {
    self.init(count: count, length: .points(itemLength), spacing: spacing, padding: padding, perPage: perPage)
  }
}

extension ItemStack.Length {
  /// One length for all, in points; write `.points(_:)`.
  @available(*, deprecated, renamed: "points(_:)")
  public static func fixed(_ length: Double) -> ItemStack.Length { .points(length) }
}

extension Trajectory {
  /// The offset at a time, in points; write `position(at:)`.
  @available(*, deprecated, renamed: "position(at:)")
  public func offset(at time: Double) -> Double { position(at: time) }
}

extension ScrollIntent {
  /// An intent of so many items at most; write `ScrollIntent(.items, atMost:)`.
  @available(*, deprecated, message: "write ScrollIntent(.items, atMost: …)")
  public static func items(atMost most: Int) -> ScrollIntent { ScrollIntent(.items, atMost: most) }
}
