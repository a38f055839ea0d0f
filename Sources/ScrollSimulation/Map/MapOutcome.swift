import ScrollBehavior

/// The rest of one gesture, as a map shows it.
public struct MapOutcome: Hashable, Sendable {
  /// The offset of the rest, in points.
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

  /// Takes a settlement, counted from the place where the gesture began.
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

  /// The watched part as a number: outcomes with the same one count as the same.
  public func value(of outcome: MapOutcome) -> Int {
    switch self {
    case .page: outcome.pagesMoved
    case .item: outcome.itemsMoved
    case .misalignment(let tolerance): abs(outcome.misalignment) > tolerance ? 1 : 0
    }
  }
}
