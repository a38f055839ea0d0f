import ScrollBehavior

/// One gesture in an audit, with its settlement.
struct AuditTrial {
  /// The offset at its beginning, in points.
  let start: Double

  /// Whether that is at rest on a stop.
  let isFromStop: Bool

  let entry: GestureSpace.Entry
  let settlement: Settlement

  /// The way from the start to the rest along the gesture's heading, in points; negative against it.
  var advance: Double { (settlement.offset - start) * entry.heading }
}
