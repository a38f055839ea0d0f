/// A column of the output, in the order in which columns stand.
enum Column: Hashable, Sendable {
  case behavior, gesture
  case start, released, proposed, target, offset, page, item, misalignment, duration

  /// The columns of settled gestures.
  static let settled: [Column] = [
    .behavior, .gesture, .start, .released, .proposed, .target, .offset, .page, .item, .misalignment,
    .duration,
  ]

  /// Its heading, and its key in JSON.
  var name: String { String(describing: self) }
}

/// One value of a row.
enum Cell: Hashable, Sendable {
  case text(String)
  case number(Double)
  case integer(Int)
}
