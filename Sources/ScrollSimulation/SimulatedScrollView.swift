/// A scroll view that a test can hold: swipe it, and see where it rests.
///
///     var view = SimulatedScrollView(layout, behavior: .paging)
///     try view.swipe(velocity: -1200)
///     view.page  // 1
public struct SimulatedScrollView {
  /// The step from gesture to settlement, with layout, behavior and physics.
  public private(set) var settling: Settling

  /// The offset, in points from the leading end.
  public private(set) var offset: Double

  /// The last gesture's settlement, until something else moves the scroll view.
  public private(set) var lastSettlement: Settlement?

  /// Whether a finger has caught moving content and holds it.
  private var isCaught = false

  /// The place that it keeps, since the first change after a gesture.
  private var held: (keep: Keep, place: HeldPlace)?

  /// Makes a scroll view without a behavior: it decelerates freely.
  ///
  /// - Parameters:
  ///   - layout: the scroll view and its content.
  ///   - offset: where it stands, in points from the leading end; brought within ±2⁵³, and 0 where it is no number.
  ///   - physics: how it decelerates.
  public init(_ layout: ScrollLayout, offset: Double = 0, physics: ScrollPhysics = ScrollPhysics()) {
    self.init(Settling(layout, behavior: nil, physics: physics), offset: offset)
  }

  /// Makes a scroll view with a behavior.
  ///
  /// - Parameters:
  ///   - layout: the scroll view and its content.
  ///   - behavior: what adjusts the target.
  ///   - offset: where it stands, in points from the leading end; brought within ±2⁵³, and 0 where it is no number.
  ///   - physics: how it decelerates.
  ///   - environment: values of the app's own that the behavior reads.
  public init(
    _ layout: ScrollLayout, behavior: some ScrollTargetBehavior, offset: Double = 0,
    physics: ScrollPhysics = ScrollPhysics(), environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(
      Settling(layout, behavior: behavior, physics: physics, environment: environment), offset: offset)
  }

  /// Makes a scroll view from a step that stands ready.
  ///
  /// - Parameters:
  ///   - settling: the step from gesture to settlement.
  ///   - offset: where it stands, in points from the leading end; brought within ±2⁵³, and 0 where it is no number.
  public init(_ settling: Settling, offset: Double = 0) {
    self.settling = settling
    self.offset = offset.bounded
  }

  /// The scroll view and its content.
  public var layout: ScrollLayout { settling.layout }

  /// The page whose stop is nearest, from 0.
  public var page: Int { place.page }

  /// The item whose stop is nearest, from 0.
  public var item: Int { place.item }

  /// How far it stands beyond the nearest stop or end, in points; negative before it, 0 if aligned.
  public var misalignment: Double { place.misalignment }

  /// Page, item and misalignment together.
  public var place: Place { settling.place(offset) }

  /// Swipes, and waits until it rests.
  ///
  /// - Parameters:
  ///   - velocity: the finger's velocity as it lifts, in points per second; negative moves forward in left-to-right.
  ///   - drag: how far the finger moved before, in points, with the same sign.
  /// - Returns: how it came to rest.
  /// - Throws: `SimulationError` where a number is out of range or the behavior's target is not finite; the scroll view
  ///   then stays where it was.
  @discardableResult
  public mutating func swipe(velocity: Double = 0, drag: Double = 0) throws(SimulationError) -> Settlement {
    try perform(Gesture(drag: drag, velocity: velocity))
  }

  /// Performs a gesture, and waits until it rests.
  ///
  /// - Parameter gesture: what the finger does.
  /// - Returns: how it came to rest.
  /// - Throws: `SimulationError`, as `swipe(velocity:drag:)`.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) throws(SimulationError) -> Settlement {
    let settlement = try settling.settle(from: offset, gesture, isCaught: isCaught)
    comeToRest(on: settlement.offset)
    lastSettlement = settlement
    return settlement
  }

  /// Catches the content mid-flight: the next gesture begins where it then is.
  ///
  /// A finger that catches and only lets go again is a swipe of nothing: follow with `swipe()`.
  ///
  /// - Parameter time: how long after the last gesture's lift-off, in seconds; less than 0 counts as 0, and after the
  ///   content has come to rest it is caught at rest.
  /// - Returns: the offset at which it is caught, in points; past an end while it bounces, and held there.
  @discardableResult
  public mutating func interrupt(after time: Double) -> Double {
    guard let lastSettlement else { return offset }
    comeToRest(on: lastSettlement.trajectory.position(at: time).bounded)
    isCaught = true
    return offset
  }

  /// Changes the layout, as a rotation does, and asks the behavior where to rest then.
  ///
  /// This is the second moment for which SwiftUI documents that it asks. The model: what the new layout's `keep` names stays
  /// in place, or else the offset, as UIKit keeps it; that is brought within the new 0…reach and proposed with no velocity,
  /// and the behavior may move it. An item is held until a gesture or a program scrolls, wherever the behavior rests
  /// meanwhile. What SwiftUI proposes is not public.
  ///
  /// - Parameter layout: the new layout.
  /// - Returns: what became of page and item.
  /// - Throws: `SimulationError` where the behavior's target is not finite; then nothing has changed.
  @discardableResult
  public mutating func resize(to layout: ScrollLayout) throws(SimulationError) -> Relocation {
    let before = place
    let resized = settling.with(layout)
    let held = held(by: layout.keep, at: offset)
    let proposed = resized.within(held.place.offset(in: layout))
    let rest = try resized.rest(for: resized.proposal(proposed), from: proposed)
    let relocation = Relocation(
      start: offset, before: before, proposed: proposed, offset: rest, after: resized.place(rest))
    settling = resized
    comeToRest(on: rest, holding: held)
    return relocation
  }

  /// Scrolls to an item as a program does, through the behavior.
  ///
  /// As reported of the 26 releases, the behavior then gets a rectangle as small as the item, with the anchor.
  ///
  /// - Parameters:
  ///   - item: the item, from 0; one that is not there is the nearest. Without items it counts containers.
  ///   - anchor: the point of item and container to bring together, from 0 to 1; `nil` for the leading edges. Any other
  ///     number counts as the nearer end, and what is no number as 0.
  /// - Returns: the item asked for and the one reached.
  /// - Throws: `SimulationError` where the behavior's target is not finite; then nothing has changed.
  @discardableResult
  public mutating func scroll(
    to item: Int, anchor: UnitPoint? = nil
  ) throws(SimulationError) -> ProgrammaticScroll {
    let axis = layout.axis
    let anchor = anchor.map {
      UnitPoint(x: min(max(Double($0.x).bounded, 0), 1), y: min(max(Double($0.y).bounded, 0), 1))
    }
    let fraction = anchor?.fraction(along: axis) ?? 0
    let stops = layout.stops(anchor: fraction)
    let asked = min(max(item, 0), stops.count - 1)
    var target = settling.proposal(stops[asked])
    if let items = layout.items {
      target = ScrollTarget(
        rect: CGRect(
          origin: .zero, size: CGSize(items.length(of: asked), along: axis, across: layout.crossContainer)),
        anchor: anchor ?? .topLeading)
      target.setOffset(items.leadingEdge(of: asked), along: axis)
    }
    let rest = try settling.rest(for: target, from: offset)
    comeToRest(on: rest)
    return ProgrammaticScroll(asked: asked, reached: self.item, proposed: stops[asked], offset: rest)
  }

  /// Inserts items into the content, at rest or while it moves.
  ///
  /// The model is a choice of ours: the behavior is not asked, as SwiftUI documents only the end of a gesture and a new
  /// size as moments when it is. What moves goes on to where it was going, by the grid of what stays.
  ///
  /// - Parameters:
  ///   - count: how many items, at least 1; each as long as the one before which they stand.
  ///   - index: the item before which they stand, from 0; one past the last puts them at the end.
  ///   - keep: what stays; `nil` for what the layout keeps.
  ///   - time: how long after the last gesture's lift-off they come, in seconds; `nil` for at rest.
  /// - Returns: what became of offset, page and item.
  /// - Throws: `ScrollLayoutError` where the content has no items, or would have too many; then nothing has changed.
  @discardableResult
  public mutating func insert(
    items count: Int, before index: Int, keeping keep: Keep? = nil, after time: Double? = nil
  ) throws(ScrollLayoutError) -> Insertion {
    let longer = settling.with(try layout.inserting(count, before: index))
    // What moves is kept as it is seen, and goes on by as much.
    let shown = time.flatMap { lastSettlement?.trajectory.position(at: $0) } ?? offset
    var held = held(by: keep ?? layout.keep, at: shown)
    held.place = held.place.inserting(count, before: index)
    let before = place
    let rest = longer.within(offset + (held.place.offset(in: longer.layout) - shown))
    let insertion = Insertion(
      count: count, index: min(max(index, 0), layout.items?.count ?? 0), start: offset, before: before,
      offset: rest, after: longer.place(rest))
    settling = longer
    // What was kept in flight is left behind.
    comeToRest(on: rest, holding: shown == offset ? held : nil)
    return insertion
  }

  /// The place kept since the first change, or else the one at an offset.
  private func held(by keep: Keep?, at offset: Double) -> (keep: Keep, place: HeldPlace) {
    if let held, held.keep == keep, held.place.isLasting { return held }
    let keep = keep ?? .offset
    return (keep, HeldPlace(keep, at: offset, of: settling))
  }

  private mutating func comeToRest(on rest: Double, holding held: (keep: Keep, place: HeldPlace)? = nil) {
    (offset, lastSettlement, isCaught, self.held) = (rest, nil, false, held)
  }
}

/// A place that a scroll view keeps; the end and an item from change to change, until a gesture or a program scrolls.
private enum HeldPlace {
  case offset(Double)
  case end
  case item(Int, anchor: Double, distance: Double)

  /// Takes hold of what is shown at an offset, in points.
  init(_ keep: Keep, at offset: Double, of settling: Settling) {
    func item(_ anchor: Double) -> HeldPlace {
      let stops = settling.layout.stops(anchor: anchor)
      let item = stops.nearest(to: offset)
      return .item(item, anchor: anchor, distance: offset - stops.unclamped(item))
    }
    switch keep {
    case .bottom where offset >= settling.layout.reach - ScrollStops.coincidence: self = .end
    case .offset, .bottom: self = .offset(offset)
    case .item: self = item(settling.anchor)
    case .anchor(let anchor): self = item(anchor)
    }
  }

  /// Whether the next change goes by it too, wherever the behavior has come to rest meanwhile.
  var isLasting: Bool { if case .offset = self { false } else { true } }

  /// The offset that shows the same in a layout, in points; it may lie past an end.
  func offset(in layout: ScrollLayout) -> Double {
    switch self {
    case .offset(let offset): offset
    case .end: layout.reach
    case .item(let item, let anchor, let distance): layout.stops(anchor: anchor).unclamped(item) + distance
    }
  }

  func inserting(_ count: Int, before index: Int) -> HeldPlace {
    guard case .item(let item, let anchor, let distance) = self, index <= item else { return self }
    return .item(item + count, anchor: anchor, distance: distance)
  }
}
