import ScrollSimulation

/// The nearest of a few offsets.
private struct SnapPoints: ScrollTargetBehavior {
  let points: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.origin.y
    guard let nearest = points.min(by: { abs($0 - y) < abs($1 - y) }) else { return }
    target.rect.origin.y = nearest
  }
}

/// The next of a few offsets in the direction of a flick.
private struct DirectedPoints: ScrollTargetBehavior {
  let points: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.origin.x
    let start = context.originalTarget.rect.minX
    let next: CGFloat?
    if x > start {
      next = points.first { $0 >= x } ?? points.last
    } else if x < start {
      next = points.last { $0 <= x } ?? points.first
    } else {
      next = points.min { abs($0 - x) < abs($1 - x) }
    }
    if let next { target.rect.origin.x = next }
  }
}

/// Three stands of a sheet, parts of its height.
private struct SheetStands: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stands = [0, 0.4, 0.9].map { $0 * context.containerSize.height }
    let y = target.rect.minY
    target.rect.origin.y = stands.min { abs($0 - y) < abs($1 - y) } ?? 0
  }
}

/// Cards of different widths, known beforehand.
private struct KnownWidths: ScrollTargetBehavior {
  let widths: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var edge: CGFloat = 0
    var nearest: CGFloat = 0
    for width in widths {
      if abs(edge - target.rect.minX) < abs(nearest - target.rect.minX) { nearest = edge }
      edge += width
    }
    target.rect.origin.x = nearest
  }
}

/// Evenly spaced, and no more of them.
private struct FourStops: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = min(max((target.rect.minX / 150).rounded(), 0), 3)
    target.rect.origin.x = index * 150
  }
}

/// Halfway between two offsets neither is chosen.
private struct PointsWithGaps: ScrollTargetBehavior {
  let points: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.origin.y
    if let near = points.first(where: { abs($0 - y) < 120 }) {
      target.rect.origin.y = near
    } else if y > (points.last ?? 0) {
      target.rect.origin.y = points.last ?? 0
    }
  }
}

/// A touch at one of them moves on to the next.
private struct RestlessPoints: ScrollTargetBehavior {
  let points: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.origin.x
    let forward = context.velocity.dx >= 0
    target.rect.origin.x =
      (forward ? points.first { $0 > x } : points.last { $0 < x }) ?? (forward ? points.last : points.first)
      ?? x
  }
}

extension WrittenBehavior {
  static let snapPoints: [WrittenBehavior] = [
    .right("a few points", learned: "vertical; snaps to 0 pt, 130 pt, 410 pt and 900 pt") {
      SnapPoints(points: [0, 130, 410, 900])
    },
    .right("points by direction", learned: "horizontal; snaps to 0 pt, 200 pt, 520 pt and 700 pt") {
      DirectedPoints(points: [0, 200, 520, 700])
    },
    .right("stands of a sheet", learned: "snaps to 0 pt, 0.4 of the container and 0.9 of the container") {
      SheetStands()
    },
    .right("known widths", learned: "horizontal; snaps to 0 pt, 120 pt, 330 pt, 420 pt and 720 pt") {
      KnownWidths(widths: [120, 210, 90, 300, 260])
    },
    .right("four stops", learned: "horizontal; snaps to 0 pt, 150 pt, 300 pt and 450 pt") { FourStops() },
    .wrong("points with gaps", ["misaligned-rest"]) { PointsWithGaps(points: [0, 250, 500, 780]) },
    .wrong("restless points", ["not-idempotent"]) { RestlessPoints(points: [0, 240, 610, 1000]) },
  ]
}
