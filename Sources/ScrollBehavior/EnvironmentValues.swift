/// A key under which an app keeps a value of its own in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// The values that a behavior can read from its surroundings through its context.
///
/// SwiftUI's own values that a scroll behavior has a use for stand as properties; an app's own
/// values are read and written by their `EnvironmentKey`. Copying it, with none of the latter set, allocates nothing.
public struct EnvironmentValues {
  /// The layout direction; left to right unless set.
  public var layoutDirection = LayoutDirection.leftToRight

  /// The room in width; `nil` where unknown.
  public var horizontalSizeClass: UserInterfaceSizeClass?

  /// The room in height; `nil` where unknown.
  public var verticalSizeClass: UserInterfaceSizeClass?

  /// Everything rarer, by its key or name, so that copying the environment stays cheap.
  private var others: [AnyHashable: Any] = [:]

  /// Makes the environment in which nothing has been set.
  public init() {}

  /// The value under a key, or the key's default where none has been set.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(of: ObjectIdentifier(key)) ?? Key.defaultValue }
    set { others[ObjectIdentifier(key)] = newValue }
  }

  /// The value of one of SwiftUI's own properties, by its name.
  package subscript<Value>(name: String, unlessSet fallback: @autoclosure () -> Value) -> Value {
    get { value(of: name) ?? fallback() }
    set { others[name] = newValue }
  }

  private func value<Value>(of key: AnyHashable) -> Value? {
    // Unwrapped first: a missing value is not one that is `nil`.
    guard let value = others[key] else { return nil }
    return value as? Value
  }
}

extension EnvironmentValues {
  /// Whether room is compact on one of some axes.
  func isCompact(along axes: Axis.Set) -> Bool {
    axes.contains(.horizontal) && horizontalSizeClass == .compact
      || axes.contains(.vertical) && verticalSizeClass == .compact
  }
}
