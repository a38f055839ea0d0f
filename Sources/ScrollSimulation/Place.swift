/// The page and item at an offset, and the misalignment.
public struct Place: Hashable, Sendable {
  /// The index of the page whose stop is nearest, from 0; ties go to the smaller.
  public let page: Int

  /// The index of the item whose stop is nearest, from 0; ties go to the smaller; without items, the page.
  public let item: Int

  /// How far the offset lies beyond the nearest stop or end, in points; negative before it, 0 if aligned.
  ///
  /// Less than a millionth of a point is rounding noise, and 0.
  public let misalignment: Double
}

/// The grids by which an offset is placed: the stops of the items and of the pages.
public struct Grids: Sendable {
  /// The stops of the items.
  public let items: ScrollStops

  /// The stops of the pages.
  public let pages: ScrollStops

  private let pagesAreItems: Bool
  private let endsAreStops: Bool

  /// The grids of a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - anchor: the point of item and container that meet: 0 the leading edges (the default), 1 the trailing ones.
  ///     Any other number counts as the nearer of these, and what is no number as 0.
  public init(_ layout: ScrollLayout, anchor: Double = 0) {
    items = layout.stops(anchor: anchor)
    pages = layout.pageStops(anchor: anchor)
    pagesAreItems = pages.count == items.count
    endsAreStops = items[0] == 0 && items[items.count - 1] == items.reach
  }

  /// Places an offset, in points; one beyond ±2⁵³ is brought within, and NaN counts as 0.
  public func place(_ offset: Double) -> Place { place(within: offset.bounded) }

  /// Places an offset that is a number, in points.
  @inline(__always)
  func place(within offset: Double) -> Place {
    let (item, stop) = items.nearestStop(to: offset)
    var distance = offset - stop
    // Both ends count as aligned, wherever the stops are.
    if !endsAreStops {
      if offset < abs(distance) { distance = offset }
      if items.reach - offset < abs(distance) { distance = offset - items.reach }
    }
    if abs(distance) <= ScrollStops.coincidence { distance = 0 }
    return Place(page: pagesAreItems ? item : pages.nearest(to: offset), item: item, misalignment: distance)
  }
}
