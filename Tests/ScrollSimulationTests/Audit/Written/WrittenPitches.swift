import ScrollSimulation

/// Rows that rest on the nearest multiple of their height.
private struct SnapRows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.origin.y / step).rounded() * step
  }
}

extension WrittenBehavior {
  static let pitches: [WrittenBehavior] = [
    .right("rows of 52", learned: "vertical; snaps to multiples of 52 pt") { SnapRows(step: 52) },
    .right("rows of 120, clamped", learned: "vertical; snaps to multiples of 120 pt") { target, context in
      let rowHeight: CGFloat = 120
      let maxOffset = max(0, context.contentSize.height - context.containerSize.height)
      let y = target.rect.minY
      guard y < maxOffset else { return }
      let below = (y / rowHeight).rounded(.down) * rowHeight
      let above = min(below + rowHeight, maxOffset)
      target.rect.origin.y = y - below < above - y ? below : above
    },
    .right("a wheel of 32") { target, _ in
      let rowHeight: CGFloat = 32
      let index = (target.rect.origin.y / rowHeight).rounded()
      target.rect.origin.y = max(0, index * rowHeight)
    },
    .right("weeks of 48 pt a day", learned: "horizontal; snaps to multiples of 336 pt") { target, _ in
      let dayWidth: CGFloat = 48
      let week = dayWidth * 7
      target.rect.origin.x = (target.rect.origin.x / week).rounded() * week
    },
    .right("rows below a title", learned: "vertical; snaps to multiples of 80 pt, counted from 110 pt") {
      target, _ in
      let title: CGFloat = 110
      let row: CGFloat = 80
      let y = target.rect.origin.y
      let steps = ((y - title) / row).rounded()
      target.rect.origin.y = steps < 0 ? 0 : title + steps * row
    },
    .wrong("rows rounded down", ["unreachable-stop"]) { target, _ in
      let step: CGFloat = 120
      target.rect.origin.y = (target.rect.origin.y / step).rounded(.down) * step
    },
    .wrong("a row from the start", ["misaligned-rest"]) { target, context in
      let row: CGFloat = 100
      let start = context.originalTarget.rect.origin.y
      let moved = target.rect.origin.y - start
      if moved > row / 2 {
        target.rect.origin.y = start + row
      } else if moved < -row / 2 {
        target.rect.origin.y = start - row
      } else {
        target.rect.origin.y = start
      }
    },
    .wrong("rows by velocity", ["misaligned-rest"]) { target, context in
      let row: CGFloat = 64
      let y = target.rect.origin.y
      if context.velocity.dy > 0 {
        target.rect.origin.y = (y / row).rounded(.up) * row
      } else if context.velocity.dy < 0 {
        target.rect.origin.y = (y / row).rounded(.down) * row
      }
    },
    .wrong("rows without a size", ["changed-rect"]) { target, _ in
      let row: CGFloat = 60
      target.rect = CGRect(
        x: target.rect.minX, y: (target.rect.minY / row).rounded() * row, width: 0, height: 0)
    },
    .wrong("rows 3 pt off", ["misaligned-rest", "not-idempotent"], others: ["against-gesture"]) {
      target, context in
      let row: CGFloat = 70
      let y = (target.rect.origin.y / row).rounded() * row
      target.rect.origin.y = context.velocity.dy == 0 && y > 0 ? y + 3 : y
    },
  ]
}
