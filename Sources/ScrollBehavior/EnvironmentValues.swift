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

  /// Pixels in a point; 3 unless set.
  public var displayScale: CGFloat = 3

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether movement is to be reduced; no unless set.
  public var accessibilityReduceMotion = false

  /// Whether the screen is read out; no unless set.
  public var accessibilityVoiceOverEnabled = false

  /// How large somebody wants to read; `large`, the usual size, unless set.
  public var dynamicTypeSize = DynamicTypeSize.large

  /// Whether things are dark on light; they are unless set.
  public var colorScheme = ColorScheme.light

  /// Whether somebody works with the app; yes unless set.
  public var scenePhase = ScenePhase.active

  /// Whether views answer to touches; yes unless set.
  public var isEnabled = true

  /// Whether scroll views scroll; yes unless set.
  public var isScrollEnabled = true

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

  func isCompact(along axes: Axis.Set) -> Bool {
    axes.contains(.horizontal) && horizontalSizeClass == .compact
      || axes.contains(.vertical) && verticalSizeClass == .compact
  }

  /// The language and the customs; the same on every machine, `en_US`, unless set.
  public var locale: Locale {
    get { self["locale", unlessSet: Locale(identifier: "en_US")] }
    set { self["locale", unlessSet: Locale(identifier: "en_US")] = newValue }
  }

  /// The calendar; the same on every machine, the Gregorian one, unless set.
  public var calendar: Calendar {
    get { self["calendar", unlessSet: Calendar(identifier: .gregorian)] }
    set { self["calendar", unlessSet: Calendar(identifier: .gregorian)] = newValue }
  }

  /// The time zone; the same on every machine, GMT, unless set.
  public var timeZone: TimeZone {
    get { self["timeZone", unlessSet: .gmt] }
    set { self["timeZone", unlessSet: .gmt] = newValue }
  }

  /// Whether see-through surfaces are to be avoided: no.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colour alone must not tell things apart: no.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the screen is dimmed: no.
  public var isLuminanceReduced: Bool { false }
}

/// The side on which horizontal layout begins.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}

/// A coarse measure of the room along one axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room: an iPhone held upright is compact in width.
  case compact

  /// Much room: an iPad is regular in both.
  case regular
}

/// How large somebody wants to read.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// Whether things are dark on light or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark on light.
  case light

  /// Light on dark.
  case dark
}

/// Whether somebody works with an app.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// It cannot be seen.
  case background

  /// It can be seen.
  case inactive

  /// Somebody works with it.
  case active
}
