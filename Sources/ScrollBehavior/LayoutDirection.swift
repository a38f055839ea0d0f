/// The side on which horizontal layout begins.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}
