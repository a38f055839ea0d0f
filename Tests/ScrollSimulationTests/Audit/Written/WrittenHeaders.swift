import ScrollSimulation

/// A header that is open or shut.
private struct HeaderSnap: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.origin.y
    guard y < height else { return }
    target.rect.origin.y = y < height / 2 ? 0 : height
  }
}

/// A header that goes with the finger.
private struct HeaderByDirection: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    if y > 0, y < height {
      target.rect.origin.y = y > context.originalTarget.rect.minY ? height : 0
    }
  }
}

/// A field for searching above a list.
private struct SearchField: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch target.rect.minY {
    case ..<26: target.rect.origin.y = 0
    case 26..<52: target.rect.origin.y = 52
    default: break
    }
  }
}

/// Three stands of a title.
private struct TitleStands: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.origin.y
    guard y < 140 else { return }
    target.rect.origin.y = [0, 60, 140].min { abs($0 - y) < abs($1 - y) } ?? 0
  }
}

/// A thin bar, a few points high.
private struct ThinBar: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < 8 { target.rect.origin.y = target.rect.minY < 4 ? 0 : 8 }
  }
}

/// A header that follows the container's height.
private struct HalfScreenHeader: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let header = context.containerSize.height * 0.5
    if target.rect.minY < header { target.rect.origin.y = target.rect.minY < header / 2 ? 0 : header }
  }
}

/// Snaps slow gestures only, so that a fling that ends within it leaves it half open until the next touch.
private struct CalmHeader: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard abs(context.velocity.dy) < 1000, target.rect.minY < 200 else { return }
    target.rect.origin.y = target.rect.minY < 100 ? 0 : 200
  }
}

/// Rows near the top, and free below them.
private struct RowsThenFree: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard target.rect.minY < 400 else { return }
    target.rect.origin.y = (target.rect.minY / 80).rounded() * 80
  }
}

/// A touch at the top shuts the header.
private struct TouchyHeader: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard target.rect.minY < height else { return }
    target.rect.origin.y = context.velocity.dy >= 0 ? height : 0
  }
}

/// A still finger leaves the header half open.
private struct HalfOpenHeader: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y < height else { return }
    if y > 0.45 * height, y < 0.55 * height, context.velocity.dy == 0 { return }
    target.rect.origin.y = y < height / 2 ? 0 : height
  }
}

/// Sets x too.
private struct HeaderAtZero: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.rect.minY < 90 { target.rect.origin = CGPoint(x: 0, y: target.rect.minY < 45 ? 0 : 90) }
  }
}

/// Once shut, pulled down from the edge it opens only half, and a touch goes on.
private struct CreepingHeader: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    if y < 120, y > 0 { target.rect.origin.y = y / 2 }
  }
}

extension WrittenBehavior {
  static let headers: [WrittenBehavior] = [
    .right("a header of 96", learned: "vertical; snaps to 0 pt and 96 pt; free past 96 pt") {
      HeaderSnap(height: 96)
    },
    .right("a header of 320", learned: "vertical; snaps to 0 pt and 320 pt; free past 320 pt") {
      HeaderSnap(height: 320)
    },
    .right("a header by direction", learned: "vertical; snaps to 0 pt and 150 pt; free past 150 pt") {
      HeaderByDirection(height: 150)
    },
    .right("a field for searching", learned: "vertical; snaps to 0 pt and 52 pt; free past 52 pt") {
      SearchField()
    },
    .right("stands of a title", learned: "vertical; snaps to 0 pt, 60 pt and 140 pt; free past 140 pt") {
      TitleStands()
    },
    .right("a thin bar", learned: "vertical; snaps to 0 pt and 8 pt; free past 8 pt") { ThinBar() },
    .right("a header of half a screen", learned: "free") { HalfScreenHeader() },
    .wrong("a header for calm fingers", ["not-idempotent", "misaligned-rest"]) { CalmHeader() },
    .right("rows, then free", learned: "free past 400 pt") { RowsThenFree() },
    .wrong("a touchy header", ["not-idempotent"]) { TouchyHeader(height: 100) },
    .wrong("a half open header", ["misaligned-rest"]) { HalfOpenHeader(height: 180) },
    .wrong("a header at zero", ["other-axis"]) { HeaderAtZero() },
    .wrong("a creeping header", ["not-idempotent"]) { CreepingHeader() },
  ]
}
