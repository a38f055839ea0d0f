import ScrollBehavior

/// What one gesture comes to, as a map shows it.
public struct Outcome: Hashable, Sendable {
  /// Where it rests, in points.
  public let offset: Double

  /// How far that lies beyond the nearest stop or end, in points; negative before it, 0 if aligned.
  public let misalignment: Double

  /// The page on which it rests, from 0.
  public let page: Int

  /// The item on which it rests, from 0.
  public let item: Int

  /// How many pages it moved; negative backward.
  public let pagesMoved: Int

  /// How many items it moved; negative backward.
  public let itemsMoved: Int

  /// What a settlement came to, counted from the place where the gesture began.
  public init(_ settlement: Settlement, from start: Place) {
    offset = settlement.offset
    misalignment = settlement.misalignment
    page = settlement.page
    item = settlement.item
    pagesMoved = settlement.page - start.page
    itemsMoved = settlement.item - start.item
  }
}

/// Which part of an outcome is watched for changes.
public enum Watched: Hashable, Sendable {
  /// How many pages the gesture moves, negative backward.
  case page

  /// How many items it moves, negative backward.
  case item

  /// Whether it rests misaligned by more than a tolerance, in points: 1 if so, else 0.
  case misalignment(tolerance: Double = 0.5)

  /// What is watched, as a number: outcomes with the same one count as the same.
  public func value(of outcome: Outcome) -> Int {
    switch self {
    case .page: outcome.pagesMoved
    case .item: outcome.itemsMoved
    case .misalignment(let tolerance): abs(outcome.misalignment) > tolerance ? 1 : 0
    }
  }
}
