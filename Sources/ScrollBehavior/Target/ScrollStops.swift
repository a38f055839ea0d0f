/// The offsets at which items are aligned, in ascending order and within 0…`reach`.
///
/// A stop is where an item's anchor point meets the same point of the container; where that lies out of reach, it is
/// the end. Stops within a millionth of a point of one another count as one. They never change; memory: one small object
/// beyond the items' own.
public final class ScrollStops: Sendable {
  /// Offsets closer than this, in points, are the same place: far below a pixel, far above rounding noise.
  @inlinable
  public static var coincidence: Double { Coincidence.distance }

  /// How many stops there are, those that coincide counted each.
  public let count: Int

  /// The largest offset that can be rested on, in points.
  public let reach: Double

  /// Where the first stop would be if the content went on for ever, and how far apart they are: for items of one length.
  @usableFromInline let first: Double
  @usableFromInline let pitch: Double

  // For listed items.
  private let list: ItemList?
  private let stride: Int

  /// The point of item and container that meet: 0 the leading edges, 1 the trailing ones.
  @usableFromInline package let anchor: Double

  /// The length of the container, in points.
  @usableFromInline package let container: Double

  /// The length of the longest item, in points; 0 without items.
  @usableFromInline package let longest: Double

  /// Those that are found by one multiplication; none of listed items.
  @usableFromInline let plain: PlainStops

  /// The stops of every `stride`-th item.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - anchor: the point of item and container that meet: 0 the leading edges, 1 the trailing ones. Any other number
  ///     counts as the nearer of these, and what is no number as 0: stops of unequal items would not be in order.
  ///   - container: the length of the container, in points.
  ///   - stride: how many items share a stop; at least 1.
  package init(of items: ItemFrames, anchor: Double, container: Double, stride: Int = 1) {
    count = stride == 1 ? items.count : (items.count - 1) / stride + 1
    reach = max(0, items.contentLength - container)
    let anchor = min(max(anchor.bounded, 0), 1)
    self.anchor = anchor
    self.container = container
    self.stride = stride
    list = items.list
    longest = items.longest
    first = items.leadingPadding + anchor * (items.length - container)
    pitch = (items.length + items.spacing) * Double(stride)
    plain = list == nil ? PlainStops(first: first, pitch: pitch, count: count, reach: reach) : .none
  }

  /// The stops of content without items: every multiple of the container, and the end.
  ///
  /// A container whose length is not finite and more than 0 has no multiples but 0, and the end is the other stop.
  package init(everyContainer container: Double, reach: Double) {
    let container = container > 0 && container.isFinite ? container : max(1, reach)
    count = Int(max(0, ((reach - Self.coincidence) / container).rounded(.up))) + 1
    self.reach = reach
    anchor = 0
    self.container = container
    stride = 1
    list = nil
    longest = 0
    first = 0
    pitch = container
    plain = PlainStops(first: first, pitch: pitch, count: count, reach: reach)
  }

  /// The offset of a stop, in points, within 0…`reach`.
  ///
  /// - Parameter index: 0 up to `count`; any other gets the nearest of these.
  public subscript(index: Int) -> Double {
    stop(min(max(index, 0), count - 1))
  }

  /// Where the stop of an index would be if the content went on for ever; in points.
  ///
  /// Indexes as for the subscript.
  public func unclamped(_ index: Int) -> Double {
    place(min(max(index, 0), count - 1))
  }

  /// The offset of a stop whose index is one from 0 up to `count`.
  private func stop(_ index: Int) -> Double { min(max(place(index), 0), reach) }

  /// Where a stop would be whose index is one from 0 up to `count`.
  private func place(_ index: Int) -> Double {
    guard let list else { return first + Double(index) * pitch }
    let item = index * stride
    let edge = list.leadingEdges[item]
    return anchor == 0 ? edge : edge + anchor * (list.lengths[item] - container)
  }

  /// The first stop at or past an offset; `count` where there is none, or where the offset is no number.
  ///
  /// Complexity: O(1) for items of one length, O(log n) for listed ones.
  public func firstIndex(atLeast offset: Double) -> Int {
    if offset <= 0 { return 0 }
    guard offset <= reach else { return count }
    if list != nil { return (0..<count).partitioningIndex(where: { place($0) >= offset }) }
    let quotient = ((offset - first) / pitch).rounded(.up)
    var index = quotient <= 0 ? 0 : quotient >= Double(count) ? count : Int(quotient)
    // The division rounds, so the answer may be a neighbour; it is never further away.
    if index > 0, stop(index - 1) >= offset {
      index -= 1
    } else if index < count, stop(index) < offset {
      index += 1
    }
    return index
  }

  /// The stop nearest to an offset; of several as near, the first.
  ///
  /// What is no number counts as 0.
  ///
  /// Complexity: that of `firstIndex(atLeast:)`.
  public func nearest(to offset: Double) -> Int {
    nearestStop(to: offset).index
  }

  /// The stop nearest to an offset, and where it is; of several as near, the first.
  @inlinable
  @inline(__always)
  package func nearestStop(to offset: Double) -> (index: Int, offset: Double) {
    guard offset >= plain.from, offset <= plain.to else { return searchNearest(to: offset) }
    let (number, index) = PlainStops.rounded((offset - plain.origin) * plain.perPoint)
    return (index, first + number * pitch)
  }

  /// Whether a stop that is the nearest to some offset is the nearest to another one too.
  @inlinable
  @inline(__always)
  package func isNearest(_ stop: (index: Int, offset: Double), to offset: Double) -> Bool {
    guard plain.contains(offset), plain.contains(stop.offset) else {
      return searchNearest(to: offset).index == stop.index
    }
    return abs(stop.offset - offset + 0.5 * Self.coincidence) < 0.5 * pitch
  }

  /// The same by a search, which is right everywhere.
  @usableFromInline
  @inline(never)
  func searchNearest(to offset: Double) -> (index: Int, offset: Double) {
    let index = nearestIndex(to: min(max(offset.bounded, 0), reach))
    return (index, stop(index))
  }

  private func nearestIndex(to offset: Double) -> Int {
    let after = firstIndex(atLeast: offset)
    var index = min(after, count - 1)
    var distance = abs(stop(index) - offset)
    if after > 0, after < count {
      let before = offset - stop(after - 1)
      if before <= distance {
        index = after - 1
        distance = before
      }
    }
    let tie = offset - distance - Self.coincidence
    return index > 0 && stop(index - 1) >= tie ? min(firstIndex(atLeast: tie), index) : index
  }

  /// The next distinct stop beyond an offset, or `nil` at the last.
  public func next(after offset: Double) -> Int? {
    let index = firstIndex(atLeast: (offset + Self.coincidence).nextUp)
    return index < count ? index : nil
  }

  /// The next distinct stop before an offset, or `nil` at the first; of stops that coincide, the first.
  public func previous(before offset: Double) -> Int? {
    if offset.isNaN { return nil }
    let index = firstIndex(atLeast: offset - Self.coincidence) - 1
    return index < 0 ? nil : nearest(to: stop(index))
  }

  /// Where the next distinct stop after or before one is, in points, or `nil` at the last and at the first.
  @inlinable
  @inline(__always)
  package func offset(beside stop: (index: Int, offset: Double), isAfter: Bool) -> Double? {
    // Where stops are plain, the neighbour is the next distinct one.
    let neighbour = first + (Double(stop.index) + (isAfter ? 1 : -1)) * pitch
    if plain.contains(stop.offset), plain.contains(neighbour) { return neighbour }
    return searchOffset(beside: stop.offset, isAfter: isAfter)
  }

  /// The same by a search, which is right everywhere.
  @usableFromInline
  @inline(never)
  func searchOffset(beside offset: Double, isAfter: Bool) -> Double? {
    (isAfter ? next(after: offset) : previous(before: offset)).map { self[$0] }
  }
}
