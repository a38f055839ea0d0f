import ScrollSimulation

extension WrittenBehavior {
  /// Behaviors that know how many places there are, leave some alone, or have few rests.
  static let bounds: [WrittenBehavior] = [
    .right("twelve pages at most", learned: "never past 11 of the container") { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      target.rect.origin.x = min(11, max(0, (target.rect.minX / width).rounded())) * width
    },
    .right("a tape of seconds") { target, _ in target.rect.origin.x = (target.rect.minX / 3).rounded() * 3 },
    .right("a ruler of 121 ticks", learned: "never past 1920 pt") { target, _ in
      let tick = min(120, max(0, (target.rect.minX / 16).rounded()))
      target.rect.origin.x = tick * 16
    },
    .right("a header, then rows", learned: "free before 140 pt") { target, _ in
      let header: CGFloat = 140
      guard target.rect.minY > header else { return }
      target.rect.origin.y = header + ((target.rect.minY - header) / 90).rounded() * 90
    },
    .right("a sheet that follows the finger's direction") { target, context in
      let end = max(0, context.contentSize.height - context.containerSize.height)
      guard end > 0 else { return }
      if abs(context.velocity.dy) > 200 {
        target.rect.origin.y = context.velocity.dy > 0 ? end : 0
      } else {
        target.rect.origin.y = target.rect.minY > end / 2 ? end : 0
      }
    },
    .right("three stations") { target, _ in
      let stations: [CGFloat] = [0, 260, 700]
      let x = target.rect.minX
      target.rect.origin.x = stations.min { abs($0 - x) < abs($1 - x) } ?? 0
    },
    .right("pages that clear the other axis") { target, context in
      let height = context.containerSize.height
      guard height > 0 else { return }
      let page = (target.rect.minY / height).rounded()
      target.rect.origin = CGPoint(x: 0, y: page * height)
    },
    .wrong("a snap in the wrong unit", ["inert", "velocity-unit", "ignored-fling", "misaligned-rest"]) {
      target, context in
      guard abs(context.velocity.dy) > 20_000 else { return }
      target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
    },
    .wrong("a day whose end is cut", ["unreachable-stop"]) { target, context in
      let end = max(0, context.contentSize.height - context.containerSize.height)
      let hour = (target.rect.minY / 60).rounded(.down)
      target.rect.origin.y = min(hour * 60, (end / 60).rounded(.down) * 60)
    },
    .wrong(
      "the last page twice", ["skipped-page", "misaligned-rest", "against-gesture", "unreachable-stop"],
      others: ["ignored-fling"]
    ) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let page = (target.rect.minX / width).rounded()
      target.rect.origin.x = page.truncatingRemainder(dividingBy: 3) == 2 ? (page + 1) * width : page * width
    },
    .wrong("a card that springs back", ["ignored-fling", "trap", "ignored-drag"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let start = (context.originalTarget.rect.minX / width).rounded() * width
      let moved = target.rect.minX - start
      target.rect.origin.x = abs(moved) > 3 * width ? start + (moved > 0 ? width : -width) : start
    },
    .wrong("a rest between rows", ["misaligned-rest"]) { target, _ in
      let row: CGFloat = 80
      let y = target.rect.minY
      let nearest = (y / row).rounded() * row
      target.rect.origin.y = abs(y - nearest) < 30 ? nearest : y
    },
    .wrong("a touch that turns", ["moves-at-rest", "not-idempotent"], others: ["against-gesture"]) {
      target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let page = (context.originalTarget.rect.minX / width).rounded()
      let forward = context.velocity.dx >= 0
      target.rect.origin.x = (page + (forward ? 1 : -1)) * width
    },
    .wrong("a faster fling goes less far", ["shorter-fling", "skipped-page", "velocity-unit"]) {
      target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let page = (context.originalTarget.rect.minX / width).rounded()
      let steps: CGFloat = abs(context.velocity.dx) > 1800 ? 1 : abs(context.velocity.dx) > 300 ? 2 : 0
      let sign: CGFloat = context.velocity.dx < 0 ? -1 : 1
      target.rect.origin.x =
        steps == 0 ? (target.rect.minX / width).rounded() * width : (page + sign * steps) * width
    },
  ]
}
