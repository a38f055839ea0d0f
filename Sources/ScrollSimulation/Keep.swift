import ScrollBehavior

/// The part of the content that stays in place as the scroll view's size, its insets or its items change.
public enum Keep: Hashable, Sendable {
  /// The offset stays: a scroll view whose position is not bound.
  case offset

  /// The item at the behavior's anchor stays, by default at the leading edges, as `scrollPosition(id:)` documents.
  case item

  /// The end stays in sight while it is; from elsewhere the offset stays, as others measured of `defaultScrollAnchor(.bottom)`.
  case bottom

  /// The item at an anchor stays, 0 the leading edges, 1 the trailing ones, as with `scrollPosition(id:anchor:)`.
  ///
  /// Any other number counts as the nearer of these, and what is no number as 0.
  case anchor(Double)

  /// Whether it takes content that is made of items.
  var isOfItems: Bool {
    switch self {
    case .item, .anchor: true
    case .offset, .bottom: false
    }
  }
}

/// A place that a scroll view keeps; the end and an item from change to change, until a gesture or a program scrolls.
struct HeldPlace {
  private enum Place {
    case offset(Double)
    case end
    case item(Int, anchor: Double, distance: Double)
  }

  let keep: Keep
  private var place: Place

  /// Takes hold of what is shown at an offset, in points.
  init(_ keep: Keep, at offset: Double, of settling: Settling) {
    self.keep = keep
    let anchor: Double
    switch keep {
    case .bottom where offset >= settling.layout.reach - ScrollStops.coincidence:
      place = .end
      return
    case .offset, .bottom:
      place = .offset(offset)
      return
    case .item: anchor = settling.anchor
    case .anchor(let fraction): anchor = fraction
    }
    let stops = settling.layout.stops(anchor: anchor)
    let item = stops.nearest(to: offset)
    place = .item(item, anchor: anchor, distance: offset - stops.unclamped(item))
  }

  /// Whether the next change goes by it too, wherever the behavior has come to rest meanwhile.
  var isLasting: Bool { if case .offset = place { false } else { true } }

  /// The offset that shows the same in a layout, in points; it may lie past an end.
  func offset(in layout: ScrollLayout) -> Double {
    switch place {
    case .offset(let offset): offset
    case .end: layout.reach
    case .item(let item, let anchor, let distance):
      layout.stops(anchor: anchor).unclamped(item) + distance
    }
  }

  /// The place after items were inserted before one of them.
  func inserting(_ count: Int, before index: Int) -> HeldPlace {
    guard case .item(let item, let anchor, let distance) = place, index <= item else { return self }
    var moved = self
    moved.place = .item(item + count, anchor: anchor, distance: distance)
    return moved
  }
}
