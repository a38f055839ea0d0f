import ScrollSimulation

/// Rows that rest on the nearest multiple of their height.
private struct SnapRows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / step).rounded() * step
  }
}

/// The same with a thought for the end.
private struct ClampedRows: ScrollTargetBehavior {
  let rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxOffset = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    guard y < maxOffset else { return }
    let below = (y / rowHeight).rounded(.down) * rowHeight
    let above = min(below + rowHeight, maxOffset)
    target.rect.origin.y = y - below < above - y ? below : above
  }
}

/// A wheel that picks the row in the middle.
private struct WheelSnap: ScrollTargetBehavior {
  let rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.origin.y / rowHeight).rounded()
    target.rect.origin.y = max(0, index * rowHeight)
  }
}

/// A timeline in quarters of an hour.
private struct QuarterHours: ScrollTargetBehavior {
  var pointsPerHour: CGFloat = 60

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let quarter = pointsPerHour / 4
    let x = target.rect.origin.x
    let limit = context.contentSize.width - context.containerSize.width
    if x >= limit { return }
    target.rect.origin.x = min((x / quarter).rounded() * quarter, limit)
  }
}

/// Seven columns of a calendar at a time.
private struct WeekSnap: ScrollTargetBehavior {
  let dayWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = dayWidth * 7
    target.rect.origin.x = (target.rect.origin.x / week).rounded() * week
  }
}

/// Rows below a title.
private struct RowsBelowTitle: ScrollTargetBehavior {
  let title: CGFloat
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.origin.y
    let steps = ((y - title) / row).rounded()
    target.rect.origin.y = steps < 0 ? 0 : title + steps * row
  }
}

/// Rounds down, so that the last part of the content is never shown.
private struct FlooredRows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / step).rounded(.down) * step
  }
}

/// A row on from where the finger came down, wherever that was.
private struct RowFromStart: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.origin.y
    let moved = target.rect.origin.y - start
    if moved > row / 2 {
      target.rect.origin.y = start + row
    } else if moved < -row / 2 {
      target.rect.origin.y = start - row
    } else {
      target.rect.origin.y = start
    }
  }
}

/// Counts on a velocity when the finger lifts, and leaves a still one where it is.
private struct RowsByVelocity: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.origin.y
    if context.velocity.dy > 0 {
      target.rect.origin.y = (y / row).rounded(.up) * row
    } else if context.velocity.dy < 0 {
      target.rect.origin.y = (y / row).rounded(.down) * row
    }
  }
}

/// Adds the velocity to a target that holds it already.
private struct RowsTwiceAsFar: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let projected = target.rect.origin.y + context.velocity.dy * 0.25
    target.rect.origin.y = (projected / row).rounded() * row
  }
}

/// Sets the other axis to nothing while it is at it.
private struct RowsAtX0: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin = CGPoint(x: 0, y: (target.rect.origin.y / row).rounded() * row)
  }
}

/// Rebuilds the rectangle, without its size.
private struct RowsWithoutSize: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect = CGRect(
      x: target.rect.minX, y: (target.rect.minY / row).rounded() * row, width: 0, height: 0)
  }
}

/// Aligned but for a constant that crept in where nothing moved.
private struct RowsOffByThree: ScrollTargetBehavior {
  let row: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = (target.rect.origin.y / row).rounded() * row
    target.rect.origin.y = context.velocity.dy == 0 && y > 0 ? y + 3 : y
  }
}

extension WrittenBehavior {
  static let pitches: [WrittenBehavior] = [
    .right("rows of 52", learned: "vertical; snaps to multiples of 52 pt") { SnapRows(step: 52) },
    .right("rows of 44.5", learned: "vertical; snaps to multiples of 44.5 pt") { SnapRows(step: 44.5) },
    .right("rows of 120, clamped", learned: "vertical; snaps to multiples of 120 pt") {
      ClampedRows(rowHeight: 120)
    },
    .right("a wheel of 32") { WheelSnap(rowHeight: 32) },
    .right("quarters of an hour", learned: "horizontal; snaps to multiples of 15 pt") { QuarterHours() },
    .right("weeks of 48 pt a day", learned: "horizontal; snaps to multiples of 336 pt") {
      WeekSnap(dayWidth: 48)
    },
    .right("rows below a title", learned: "vertical; snaps to multiples of 80 pt, counted from 110 pt") {
      RowsBelowTitle(title: 110, row: 80)
    },
    .wrong("rows rounded down", ["unreachable-stop"]) { FlooredRows(step: 120) },
    .wrong("a row from the start", ["misaligned-rest"]) { RowFromStart(row: 100) },
    .wrong("rows by velocity", ["misaligned-rest"]) { RowsByVelocity(row: 64) },
    .wrong("rows twice as far", ["skipped-page", "velocity-unit"]) { RowsTwiceAsFar(row: 60) },
    .wrong("rows that reset x", ["other-axis"]) { RowsAtX0(row: 60) },
    .wrong("rows without a size", ["changed-rect"]) { RowsWithoutSize(row: 60) },
    .wrong("rows 3 pt off", ["misaligned-rest", "not-idempotent"]) { RowsOffByThree(row: 70) },
  ]
}
