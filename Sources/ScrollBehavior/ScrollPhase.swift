/// A state of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing moves.
  case idle

  /// A finger is down and may begin to scroll.
  case tracking

  /// A finger scrolls.
  case interacting

  /// The finger is gone and the content runs on.
  case decelerating

  /// The content moves to a target chosen by the program.
  case animating

  /// Whether the content moves or may move: all but `idle`.
  public var isScrolling: Bool { self != .idle }
}
