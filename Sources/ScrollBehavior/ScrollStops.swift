/// The offsets at which items are aligned, in ascending order and within 0…`reach`.
///
/// A stop is where an item's anchor point meets the same point of the container; where that lies out of reach, it is
/// the end. Stops within a millionth of a point of one another count as one. They never change; memory: one small object
/// beyond the items' own.
public final class ScrollStops: Sendable {
  /// Offsets closer than this, in points, are the same place.
  public static var coincidence: Double { ItemFrames.coincidence }

  /// How many stops there are, those that coincide counted each.
  public let count: Int

  /// The largest offset that can be rested on, in points.
  public let reach: Double

  /// All items, and the length in points up to which they are aligned; `nil` for stops of content without items.
  package let all: ItemFrames?
  private let limit: Double

  /// The point of item and container that meet: 0 the leading edges, 1 the trailing ones.
  package let anchor: Double

  package let container: Double

  /// The length of the longest item, in points; 0 without items.
  private let longest: Double

  private let stride: Int
  private let list: ItemList?

  /// The first stop of endless content, and the distance between stops: for items of one length.
  private let first: Double
  private let pitch: Double

  /// The ends' stops, up to where they are the nearest, and the numbers of those between: for items of one length.
  private let start: (offset: Double, last: Double)
  private let end: (index: Int, offset: Double, first: Double)
  private let between: (first: Double, last: Double)

  /// The stops of every `stride`-th item, by the point of item and container that meet: 0 the leading edges, 1 the trailing
  /// ones.
  ///
  /// Any other anchor counts as the nearer of these, and what is no number as 0: stops of unequal items would not be in order.
  /// They may be some of all items, those that are at most so long.
  package convenience init(
    of items: ItemFrames, anchor: Double, container: Double, stride: Int = 1, among all: ItemFrames? = nil,
    upTo limit: Double = .infinity
  ) {
    let anchor = min(max(anchor.bounded, 0), 1)
    self.init(
      items, among: all ?? items, upTo: limit, anchor: anchor, container: container, stride: stride,
      count: stride == 1 ? items.count : (items.count - 1) / stride + 1,
      reach: max(0, items.contentLength - container),
      first: items.leadingPadding + anchor * (items.length - container),
      pitch: (items.length + items.spacing) * Double(stride))
  }

  /// The stops of content without items: every multiple of the container, and the end.
  ///
  /// A container whose length is not finite and more than 0 has no multiples but 0, and the end is the other stop.
  package convenience init(everyContainer container: Double, reach: Double) {
    let container = container > 0 && container.isFinite ? container : max(1, reach)
    self.init(
      nil, among: nil, upTo: .infinity, anchor: 0, container: container, stride: 1,
      count: Int(max(0, ((reach - Self.coincidence) / container).rounded(.up))) + 1, reach: reach, first: 0,
      pitch: container)
  }

  /// The stops at both ends and at the offsets between them, whatever their order.
  ///
  /// Offsets beyond an end, or that are no number, count as none.
  package convenience init(at offsets: [Double], container: Double, reach: Double) {
    let inner = offsets.filter { $0 < reach - Self.coincidence }.sorted()
    let edges = ([0] + inner + [reach]).apart(by: Self.coincidence)
    let lengths = zip(edges.dropFirst(), edges).map { $0 - $1 } + [container]
    self.init(
      of: ItemFrames(lengths: lengths, spacing: 0, leadingPadding: 0, trailingPadding: 0), anchor: 0,
      container: container)
  }

  private init(
    _ items: ItemFrames?, among all: ItemFrames?, upTo limit: Double, anchor: Double, container: Double,
    stride: Int, count: Int, reach: Double, first: Double, pitch: Double
  ) {
    (self.all, self.limit, self.anchor, self.container) = (all, limit, anchor, container)
    (self.stride, self.count, self.reach, self.first) = (stride, count, reach, first)
    self.pitch = pitch
    list = items?.list
    longest = items?.longest ?? 0
    let last = Double(count - 1)
    func stop(_ number: Double) -> Double { min(max(first + number * pitch, 0), reach) }
    // Numbers between these do not coincide with the stop of an end.
    let isSingle = stop(last) - stop(0) <= Self.coincidence
    let atEnd = ((stop(last) - Self.coincidence - first) / pitch).rounded(.up)
    let high = isSingle ? 0 : min(max(atEnd, 1), last)
    let low = min(max(0, ((stop(0) + Self.coincidence - first) / pitch).rounded(.down)), max(0, high - 1))
    between = (low + 1, high - 1)
    // Ties go to the smaller.
    func middle(_ one: Double, _ other: Double) -> Double { (stop(one) + stop(other) + Self.coincidence) / 2 }
    start = (stop(0), isSingle ? .infinity : middle(0, low + 1))
    end = (Int(high), stop(high), middle(low + 1 < high ? high - 1 : 0, high))
  }

  /// Whether they are those of the items that are at most so long, by an anchor.
  func areTargets(anchor: Double, upTo most: Double) -> Bool {
    anchor == self.anchor && longest <= most && most <= limit
  }

  /// The stops of the items that are at most so long, by an anchor; `nil` where there is no such item.
  package func targets(anchor: Double, upTo most: Double) -> ScrollStops? {
    if areTargets(anchor: anchor, upTo: most) { return self }
    guard let all, let items = all.upTo(most) else { return nil }
    return ScrollStops(
      of: items, anchor: anchor, container: container, among: all,
      upTo: items.count == all.count ? .infinity : most)
  }

  /// The offset of a stop, in points, within 0…`reach`.
  ///
  /// - Parameter index: 0 up to `count`; any other gets the nearest of these.
  public subscript(index: Int) -> Double { stop(min(max(index, 0), count - 1)) }

  /// The stop of an index if the content went on for ever, in points.
  ///
  /// Indexes as for the subscript.
  public func unclamped(_ index: Int) -> Double { place(min(max(index, 0), count - 1)) }

  /// The offset of a stop whose index is one from 0 up to `count`.
  private func stop(_ index: Int) -> Double { min(max(place(index), 0), reach) }

  /// The stop of endless content whose index is one from 0 up to `count`.
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
  /// NaN counts as 0.
  ///
  /// Complexity: that of `firstIndex(atLeast:)`.
  public func nearest(to offset: Double) -> Int { nearestStop(to: offset.bounded).index }

  /// The stop nearest to an offset that is a number, and where it is; of several as near, the first.
  @inline(__always)
  package func nearestStop(to offset: Double) -> (index: Int, offset: Double) {
    guard list == nil else { return nearestOfListed(to: offset) }
    if offset <= start.last { return (0, start.offset) }
    if offset > end.first { return (end.index, end.offset) }
    // Half a coincidence less, so that ties go to the smaller; beside a number so large no fraction is left.
    let number = (offset - first - Self.coincidence / 2) / pitch + 0x1.8p52 - 0x1.8p52
    let inner = min(max(number, between.first), between.last)
    return (Int(inner), first + inner * pitch)
  }

  private func nearestOfListed(to offset: Double) -> (index: Int, offset: Double) {
    let offset = min(max(offset, 0), reach)
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
    if index > 0, stop(index - 1) >= tie { index = min(firstIndex(atLeast: tie), index) }
    return (index, stop(index))
  }

  /// The next distinct stop beyond an offset, or `nil` at the last.
  public func next(after offset: Double) -> Int? { nextStop(after: offset)?.index }

  @inline(__always)
  package func nextStop(after offset: Double) -> (index: Int, offset: Double)? {
    guard list == nil else {
      let index = firstIndex(atLeast: (offset + Self.coincidence).nextUp)
      return index < count ? (index, stop(index)) : nil
    }
    let offset = offset + Self.coincidence
    guard offset >= start.offset else { return offset.isNaN ? nil : (0, start.offset) }
    guard offset < end.offset else { return nil }
    let number = ((offset - first) / pitch).rounded(.down) + 1
    if number > between.last { return (end.index, end.offset) }
    let inner = max(number, between.first)
    return (Int(inner), first + inner * pitch)
  }

  /// The next distinct stop before an offset, or `nil` at the first; of stops that coincide, the first.
  public func previous(before offset: Double) -> Int? { previousStop(before: offset)?.index }

  @inline(__always)
  package func previousStop(before offset: Double) -> (index: Int, offset: Double)? {
    guard list == nil else {
      let index = offset.isNaN ? -1 : firstIndex(atLeast: offset - Self.coincidence) - 1
      return index < 0 ? nil : nearestOfListed(to: stop(index))
    }
    let offset = offset - Self.coincidence
    guard offset > start.offset else { return nil }
    guard offset <= end.offset else { return (end.index, end.offset) }
    let number = ((offset - first) / pitch).rounded(.up) - 1
    if number < between.first { return (0, start.offset) }
    let inner = min(number, between.last)
    return (Int(inner), first + inner * pitch)
  }
}

extension Double {
  /// The nearest number from −2⁵³ to 2⁵³, up to which whole points can be told apart; what is no number is 0.
  ///
  /// Whoever passes NaN or infinity where a number cannot be refused gets this instead.
  package var bounded: Double {
    if abs(self) <= 0x1p53 { return self }
    return isNaN ? 0 : self < 0 ? -0x1p53 : 0x1p53
  }
}
