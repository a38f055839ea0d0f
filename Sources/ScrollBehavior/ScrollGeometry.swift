/// A scroll view's place, content, insets and container, in points.
///
/// Its container is the *whole* scroll view, insets included; the container that a behavior's context names is
/// what the insets leave.
public struct ScrollGeometry: Hashable, Sendable {
  /// The content's origin relative to the scroll view's; at rest at the start it is minus the insets.
  public var contentOffset: CGPoint

  /// The size of everything that scrolls.
  public var contentSize: CGSize

  /// The insets between the scroll view and its content.
  public var contentInsets: EdgeInsets

  /// The size of the whole scroll view, insets included.
  public var containerSize: CGSize

  /// Makes a geometry from its four parts, all in points.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// The part of the content behind the scroll view, insets included.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content within the insets.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

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
