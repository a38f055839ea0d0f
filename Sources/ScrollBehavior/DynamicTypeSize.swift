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
