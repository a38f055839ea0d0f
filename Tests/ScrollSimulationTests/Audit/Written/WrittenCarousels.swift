import ScrollSimulation

/// Delegates to the items, and tells a closure.
private struct AlignedWithCallback: ScrollTargetBehavior {
  let onChange: @Sendable (CGFloat) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    ViewAlignedScrollTargetBehavior(limitBehavior: .never).updateTarget(&target, context: context)
    onChange(target.rect.minX)
  }
}

extension WrittenBehavior {
  static let carousels: [WrittenBehavior] = [
    .right("cards of 300 and 12", learned: "horizontal; snaps to multiples of 312 pt") { target, _ in
      let width: CGFloat = 300
      let spacing: CGFloat = 12
      let pitch = width + spacing
      let index = (target.rect.origin.x / pitch).rounded()
      target.rect.origin.x = index * pitch
    },
    .right("one card of 160", learned: "horizontal; snaps to multiples of 160 pt, one at a time") {
      target, context in
      let pitch: CGFloat = 160
      let limit = max(0, context.contentSize.width - context.containerSize.width)
      let from = (context.originalTarget.rect.minX / pitch).rounded()
      let to = (target.rect.minX / pitch).rounded()
      let index = min(max(to, from - 1), from + 1)
      target.rect.origin.x = min(max(0, index * pitch), limit)
    },
    .right("centered cards") { target, context in
      let width: CGFloat = 240
      let center = target.rect.midX
      let index = ((center - width / 2) / width).rounded()
      let limit = max(0, context.contentSize.width - context.containerSize.width)
      let x = index * width + width / 2 - context.containerSize.width / 2
      target.rect.origin.x = min(max(0, x), limit)
    },
    .right("peeking cards", learned: "horizontal; snaps to multiples of 0.8 of the container + 10 pt") {
      target, context in
      let pitch = context.containerSize.width * 0.8 + 10
      target.rect.origin.x = (target.rect.origin.x / pitch).rounded() * pitch
    },
    .right("columns of a third") { target, context in
      let column = context.containerSize.width / 3
      guard column > 0 else { return }
      target.rect.origin.x = (target.rect.minX / column).rounded() * column
    },
    .right("delegated alignment", learned: "snaps to items") { AlignedWithCallback { _ in } },
    .right(
      "centered cards with space between",
      learned: "horizontal; snaps to multiples of 92 pt, counted from -0.5 of the container + 38 pt"
    ) { target, context in
      let card: CGFloat = 76
      let pitch = card + 16
      let middle = target.rect.midX
      let index = max(0, ((middle - card / 2) / pitch).rounded())
      target.rect.origin.x = max(0, index * pitch + card / 2 - context.containerSize.width / 2)
    },
    .right("a dozen cards at most", learned: "horizontal; snaps to multiples of 210 pt") { target, context in
      let pitch: CGFloat = 210
      let from = (context.originalTarget.rect.minX / pitch).rounded()
      let way = (target.rect.minX / pitch).rounded() - from
      target.rect.origin.x = (from + min(max(way, -12), 12)) * pitch
    },
    .right("a bonus of cards for speed") { target, context in
      let pitch: CGFloat = 110
      let way = target.rect.minX - context.originalTarget.rect.minX
      let bonus = min(3, (abs(context.velocity.dx) / 800).rounded(.down))
      let index = (target.rect.minX / pitch).rounded() + (way < 0 ? -bonus : way > 0 ? bonus : 0)
      target.rect.origin.x = max(0, index * pitch)
    },
    .wrong(
      "as many cards as points per second",
      ["against-gesture", "shorter-fling", "velocity-unit", "skipped-page", "ignored-drag"]
    ) { target, context in
      let pitch: CGFloat = 200
      let from = (context.originalTarget.rect.minX / pitch).rounded()
      let isForward = target.rect.minX >= context.originalTarget.rect.minX
      let count = abs(context.velocity.dx).rounded()
      target.rect.origin.x = (from + (isForward ? count : -count)) * pitch
    },
    .wrong("centered cards, counted by their edges", ["hair-trigger", "ignored-drag", "moves-at-rest"]) {
      target, context in
      let card: CGFloat = 76
      let pitch = card + 16
      let index = (target.rect.midX / pitch).rounded()
      target.rect.origin.x = max(0, index * pitch + card / 2 - context.containerSize.width / 2)
    },
    .wrong("lopsided cards", ["misaligned-rest", "direction-dependent-stops"], others: ["unreachable-stop"]) {
      target, context in
      let width: CGFloat = 280
      let spacing: CGFloat = 16
      let start = context.originalTarget.rect.minX
      let moved = target.rect.minX - start
      if moved > width / 3 {
        target.rect.origin.x = start + width + spacing
      } else if moved < -width / 3 {
        target.rect.origin.x = start - width
      } else {
        target.rect.origin.x = start
      }
    },
    .wrong("cards unless slow", ["misaligned-rest"]) { target, context in
      let pitch: CGFloat = 260
      guard abs(context.velocity.dx) > 40 else { return }
      target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
    },
  ]
}
