/// The places of a scroll view's items along its axis, which SwiftUI keeps behind `scrollTargetLayout()`.
///
/// Edges are in points from the content's leading end. Items of one length cost no memory, however many there are.
public struct ItemFrames: Hashable, Sendable {
  /// Offsets closer than this, in points, are the same place: far below a pixel, far above rounding noise (our choice).
  static let coincidence = 1e-6

  /// How many items there are, at least 1.
  public let count: Int

  /// The space between neighbours, in points; negative where they overlap.
  public let spacing: Double

  /// The length of all items with the spacing and the padding around them, in points.
  public let contentLength: Double

  let leadingPadding: Double

  /// The length that all have, where there is no list.
  let length: Double
  let list: ItemList?

  /// Makes frames of one length; the layout has checked `count` ≥ 1, `length` > 0, `length + spacing` > 0.
  package init(
    count: Int, length: Double, spacing: Double = 0, leadingPadding: Double = 0, trailingPadding: Double = 0
  ) {
    (self.count, self.spacing, self.leadingPadding) = (count, spacing, leadingPadding)
    (self.length, list) = (length, nil)
    contentLength = leadingPadding + length + Double(count - 1) * (length + spacing) + trailingPadding
  }

  /// Makes frames from a length for each item; the layout has checked: some, each > 0 and > −`spacing`.
  package init(
    lengths: [Double], spacing: Double = 0, leadingPadding: Double = 0, trailingPadding: Double = 0
  ) {
    var edge = leadingPadding
    let edges = lengths.map { length in
      defer { edge += length + spacing }
      return edge
    }
    (count, self.spacing, self.leadingPadding) = (lengths.count, spacing, leadingPadding)
    (length, list) = (0, ItemList(lengths: lengths, leadingEdges: edges))
    contentLength = edge - spacing + trailingPadding
  }

  /// The length of an item, in points; an index outside 0 up to `count` gets the nearest item's.
  public func length(of item: Int) -> Double { list?.lengths[clamped(item)] ?? length }

  /// The leading edge of an item, in points from the content's leading end; indexes as for `length(of:)`.
  public func leadingEdge(of item: Int) -> Double {
    list?.leadingEdges[clamped(item)] ?? leadingPadding + Double(clamped(item)) * (length + spacing)
  }

  /// The trailing edge of an item, in points from the content's leading end; indexes as for `length(of:)`.
  public func trailingEdge(of item: Int) -> Double { leadingEdge(of: item) + length(of: item) }

  /// The items of which more than a millionth of a point lies between two positions.
  ///
  /// - Parameters:
  ///   - start: the first position, in points from the content's leading end.
  ///   - end: the last position, in points, at least `start`.
  /// - Returns: their indexes; empty, and anywhere, where there are none.
  ///
  /// Complexity: O(log n).
  public func indexes(from start: Double, to end: Double) -> Range<Int> {
    let items = 0..<count
    let first = items.partitioningIndex { trailingEdge(of: $0) > start + Self.coincidence }
    let last = items.partitioningIndex { leadingEdge(of: $0) >= end - Self.coincidence }
    return first..<max(first, last)
  }

  /// The items that are at most so many points long, each where it is; `nil` where there is none.
  package func upTo(_ most: Double) -> ItemFrames? {
    if longest <= most { return self }
    guard let list, list.shortest <= most else { return nil }
    let kept = list.lengths.indices.filter { list.lengths[$0] <= most }
    let some = ItemList(
      lengths: kept.map { list.lengths[$0] }, leadingEdges: kept.map { list.leadingEdges[$0] })
    return ItemFrames(self, list: some)
  }

  package var isEven: Bool { list == nil }

  package var longest: Double { list?.longest ?? length }

  private init(_ frames: ItemFrames, list: ItemList) {
    (count, spacing, leadingPadding) = (list.lengths.count, frames.spacing, frames.leadingPadding)
    (contentLength, length, self.list) = (frames.contentLength, 0, list)
  }

  private func clamped(_ item: Int) -> Int { min(max(item, 0), count - 1) }
}

/// The lengths of items that each have their own, and where they begin; shared, so that a copy costs nothing.
final class ItemList: Hashable, Sendable {
  let lengths: [Double]
  let leadingEdges: [Double]

  /// The length of the longest item and of the shortest, in points.
  let longest: Double
  let shortest: Double

  init(lengths: [Double], leadingEdges: [Double]) {
    (self.lengths, self.leadingEdges) = (lengths, leadingEdges)
    longest = lengths.max() ?? 0
    shortest = lengths.min() ?? 0
  }

  static func == (left: ItemList, right: ItemList) -> Bool {
    left === right || left.lengths == right.lengths && left.leadingEdges == right.leadingEdges
  }

  func hash(into hasher: inout Hasher) { hasher.combine(lengths) }
}

extension Range<Int> {
  /// The first number for which a condition is true, given that it stays true after it; the upper bound where it is for none.
  package func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var low = lowerBound
    var count = count
    while count > 0 {
      let half = count / 2
      if holds(low + half) {
        count = half
      } else {
        low += half + 1
        count -= half + 1
      }
    }
    return low
  }
}

extension [Double] {
  /// The numbers, in ascending order, without those that lie no further than a distance from the last one kept.
  package func apart(by distance: Double) -> [Double] {
    reduce(into: []) { kept, number in
      if kept.last.map({ number - $0 > distance }) ?? true { kept.append(number) }
    }
  }
}
