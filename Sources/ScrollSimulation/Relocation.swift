import ScrollBehavior

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
