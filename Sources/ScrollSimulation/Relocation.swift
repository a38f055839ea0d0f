/// A scroll view before and after a change that is no gesture: a new size, or a scroll by the program.
public struct Relocation: Hashable, Sendable {
  /// The offset before, in points.
  public let start: Double

  /// The page, item and misalignment before, by the grids that held then.
  public let before: Place

  /// The offset that the layout keeps, without the behavior, in points.
  public let proposed: Double

  /// The offset after, in points.
  public let offset: Double

  /// The page, item and misalignment after.
  public let after: Place

  /// Whether the behavior let it rest on what the layout keeps: to a millionth of a point.
  public var isKept: Bool { abs(offset - proposed) <= ScrollStops.coincidence }

  /// Whether it rests on the page it was on.
  public var keepsPage: Bool { before.page == after.page }

  /// Whether it rests on the item it was on.
  public var keepsItem: Bool { before.item == after.item }
}

/// The outcome of a scroll to an item.
public struct ProgrammaticScroll: Hashable, Sendable {
  /// The item asked for, from 0.
  public let asked: Int

  /// The item whose stop is nearest to where it rests, from 0.
  public let reached: Int

  /// The rest without the behavior, in points.
  public let proposed: Double

  /// The offset of the rest, in points.
  public let offset: Double

  /// Whether the behavior let it rest where it was sent: to a millionth of a point.
  public var isKept: Bool { abs(offset - proposed) <= ScrollStops.coincidence }
}

/// A scroll view before and after items were inserted into its content.
public struct Insertion: Hashable, Sendable {
  /// How many items were inserted.
  public let count: Int

  /// Before which item they were inserted, by the indexes before, from 0.
  public let index: Int

  /// The offset before, in points.
  public let start: Double

  /// The page, item and misalignment before, by the indexes that held then.
  public let before: Place

  /// The offset after, in points.
  public let offset: Double

  /// The page, item and misalignment after, by the new indexes.
  public let after: Place

  /// Whether it rests on the page with the same index as before.
  public var keepsPage: Bool { before.page == after.page }

  /// Whether it rests on the item that it was on, whatever that one's index is now.
  public var keepsItem: Bool { after.item == (before.item < index ? before.item : before.item + count) }
}

extension ItemStack {
  /// The stack with more items in it, as long as the one before which they stand.
  ///
  /// - Parameters:
  ///   - count: how many, at least 1.
  ///   - index: the item before which they stand, from 0; the number of items, or more, puts them at the end.
  /// - Returns: the longer stack.
  /// - Throws: `ScrollLayoutError` where there are too few or too many of them.
  public func inserting(_ count: Int, before index: Int) throws(ScrollLayoutError) -> ItemStack {
    guard count >= 1 else { throw .tooSmall(.itemCount, Double(count), least: 1) }
    var stack = self
    switch items {
    case .equal(let present, let length):
      let (sum, overflows) = present.addingReportingOverflow(count)
      try ScrollLayoutError.check(overflows ? .infinity : Double(sum), .itemCount, in: 1...ScrollLayout.limit)
      stack.items = .equal(count: sum, length: length)
    case .listed(var lengths):
      // A list takes memory for each of its items.
      try ScrollLayoutError.check(Double(count), .itemCount, in: 1...1_000_000)
      let index = min(max(index, 0), lengths.count)
      guard let length = index < lengths.count ? lengths[index] : lengths.last else {
        throw .tooSmall(.itemCount, 0, least: 1)
      }
      lengths.insert(contentsOf: repeatElement(length, count: count), at: index)
      stack.items = .listed(lengths)
    }
    return stack
  }
}

extension ScrollLayout {
  /// The layout with more items in its content.
  ///
  /// - Parameters:
  ///   - count: how many, at least 1.
  ///   - index: the item before which they stand, from 0.
  /// - Returns: the layout with longer content.
  /// - Throws: `ScrollLayoutError` where the content has no items, or would have too many.
  public func inserting(_ count: Int, before index: Int) throws(ScrollLayoutError) -> ScrollLayout {
    guard let stack else { throw .noItems }
    return try with(content: .stack(stack.inserting(count, before: index)))
  }
}
