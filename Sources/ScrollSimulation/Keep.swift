/// The part of the content that stays in place as the scroll view's size, its insets or its items change.
public enum Keep: Hashable, Sendable {
  /// The offset stays: a scroll view whose position is not bound.
  case offset

  /// The item at the behavior's anchor stays, by default at the leading edges, as `scrollPosition(id:)` documents.
  case item

  /// The end stays in sight while it is; from elsewhere the offset stays: `defaultScrollAnchor(.bottom)`, as measured.
  ///
  /// Reading back in a chat, its authors saw a row stay where it was as the keyboard opened (slicc, pull request 2456);
  /// another author saw the end alone be kept, and while it was shown (zenn.dev/samekard_dev).
  case bottom

  /// The item at an anchor stays, 0 the leading edges, 1 the trailing ones, as with `scrollPosition(id:anchor:)`.
  ///
  /// Items and pages count by it with a behavior that is not this library's and states no alignment (our choice).
  /// Any other number counts as the nearer of these, and what is no number as 0.
  case anchor(Double)

  /// Whether it takes content that is made of items.
  var isOfItems: Bool {
    switch self {
    case .item, .anchor: true
    case .offset, .bottom: false
    }
  }

  package var isAnchor: Bool { if case .anchor = self { true } else { false } }

  /// The expression that makes it.
  package var swift: String {
    if case .anchor(let anchor) = self { ".anchor(\(anchor.inSwift))" } else { ".\(self)" }
  }
}
