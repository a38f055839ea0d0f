import ScrollSimulation

/// Tells a closure where the content goes.
private struct Reporter: ScrollTargetBehavior {
  let report: @Sendable (CGFloat, CGFloat) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    report(target.rect.minY, context.velocity.dy)
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

extension WrittenBehavior {
  static let others: [WrittenBehavior] = [
    .right("a reporter", learned: "moves nothing") { Reporter { _, _ in } },
    .right("at most a screen") { target, context in
      let start = context.originalTarget.rect.minY
      let screen = context.containerSize.height
      target.rect.origin.y = min(max(target.rect.minY, start - screen), start + screen)
    },
    .right("damped") { target, context in
      let start = context.originalTarget.rect.minX
      target.rect.origin.x = start + (target.rect.minX - start) / 2
    },
    .right("whole points") { target, _ in
      target.rect.origin.x = target.rect.origin.x.rounded()
    },
    .right("magnets", learned: "free") { target, _ in
      let near = (target.rect.minX / 200).rounded() * 200
      if abs(near - target.rect.minX) < 30 { target.rect.origin.x = near }
    },
    .right("the end of a chat", learned: "free") { target, context in
      let end = context.contentSize.height - context.containerSize.height
      if end - target.rect.minY < 60, end > 0 { target.rect.origin.y = end }
    },
    .wrong("a ratio", ["non-finite"]) { target, context in
      let moved = target.rect.minY - context.originalTarget.rect.minY
      target.rect.origin.y += moved / moved * 0
    },
    .wrong("every second", ["not-a-function"]) { EverySecond() },
    .wrong("a reversed gesture", ["against-gesture"], others: ["trap"]) { target, context in
      let start = context.originalTarget.rect.minX
      target.rect.origin.x = start - (target.rect.minX - start)
    },
  ]
}
