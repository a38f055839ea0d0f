import ScrollSimulation

/// Tells a closure where the content goes.
private struct Reporter: ScrollTargetBehavior {
  let report: @Sendable (CGFloat, CGFloat) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    report(target.rect.minY, context.velocity.dy)
  }
}

/// Keeps the last velocity.
private final class VelocityLog: ScrollTargetBehavior {
  private var last: CGFloat = 0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    last = context.velocity.dx
  }
}

/// Goes no further than a screen.
private struct AtMostAScreen: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.minY
    let screen = context.containerSize.height
    target.rect.origin.y = min(max(target.rect.minY, start - screen), start + screen)
  }
}

/// Half as far.
private struct Damped: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.minX
    target.rect.origin.x = start + (target.rect.minX - start) / 2
  }
}

/// Whole pixels.
private struct WholePoints: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = target.rect.origin.x.rounded()
  }
}

/// Near a multiple it snaps, elsewhere not.
private struct Magnets: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let near = (target.rect.minX / 200).rounded() * 200
    if abs(near - target.rect.minX) < 30 { target.rect.origin.x = near }
  }
}

/// The end of a chat.
private struct StickToTheEnd: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    if end - target.rect.minY < 60, end > 0 { target.rect.origin.y = end }
  }
}

/// Not a number for what is slow.
private struct Ratio: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let moved = target.rect.minY - context.originalTarget.rect.minY
    target.rect.origin.y += moved / moved * 0
  }
}

/// Depends on how often it was asked.
private final class EverySecond: ScrollTargetBehavior {
  private var count = 0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    count += 1
    if count.isMultiple(of: 2) { target.rect.origin.y += 40 }
  }
}

/// Goes on a little after each touch.
private struct Creeper: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y += 12
  }
}

/// Turns the gesture round.
private struct Reversed: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.minX
    target.rect.origin.x = start - (target.rect.minX - start)
  }
}

extension WrittenBehavior {
  static let others: [WrittenBehavior] = [
    .right("a reporter", learned: "moves nothing") { Reporter { _, _ in } },
    .right("a log of velocities", learned: "moves nothing") { VelocityLog() },
    .right("at most a screen") { AtMostAScreen() },
    .right("damped") { Damped() },
    .right("whole points") { WholePoints() },
    .right("magnets", learned: "free") { Magnets() },
    .right("the end of a chat", learned: "free") { StickToTheEnd() },
    .wrong("a ratio", ["non-finite"]) { Ratio() },
    .wrong("every second", ["not-a-function"]) { EverySecond() },
    .wrong("a creeper", ["not-idempotent"]) { Creeper() },
    .wrong("a reversed gesture", ["against-gesture"]) { Reversed() },
  ]
}
