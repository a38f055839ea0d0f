import ScrollSimulation

/// Keeps the page in an object, and not the start.
private final class RememberingPages: ScrollTargetBehavior {
  private var page: CGFloat = 0

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let moved = target.rect.minX - context.originalTarget.rect.minX
    if moved > width / 4 { page += 1 }
    if moved < -width / 4 { page -= 1 }
    page = max(0, min(page, (context.contentSize.width / width).rounded() - 1))
    target.rect.origin.x = page * width
  }
}

extension WrittenBehavior {
  static let pages: [WrittenBehavior] = [
    .right("the nearest page", learned: "horizontal; snaps to multiples of the container") {
      target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      target.rect.origin.x = (target.rect.origin.x / width).rounded() * width
    },
    .right("reels", learned: "vertical; snaps to multiples of the container, one at a time") {
      target, context in
      let height = context.containerSize.height
      guard height > 0 else { return }
      let current = (context.originalTarget.rect.minY / height).rounded()
      let wanted = (target.rect.minY / height).rounded()
      let page = min(max(wanted, current - 1), current + 1)
      target.rect.origin.y = page * height
    },
    .right("a page past a fifth", learned: "horizontal; snaps to multiples of the container, one at a time") {
      target, context in
      let threshold: CGFloat = 0.2
      let width = context.containerSize.width
      guard width > 0 else { return }
      let limit = max(0, context.contentSize.width - width)
      let start = context.originalTarget.rect.origin.x
      let last = ((limit - 1) / width).rounded(.up)
      let page = start >= limit - 1 ? last : (start / width).rounded()
      let from = min(page * width, limit)
      let moved = target.rect.origin.x - from
      var next = page
      if moved > threshold * width { next += 1 }
      if moved < -threshold * width { next -= 1 }
      target.rect.origin.x = min(max(next, 0) * width, limit)
    },
    .right("a flick or the nearest") { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let forward = context.layoutDirection == .rightToLeft ? -context.velocity.dx : context.velocity.dx
      let limit = max(0, context.contentSize.width - width)
      let start = context.originalTarget.rect.minX
      let last = ((limit - 1) / width).rounded(.up)
      let current = start >= limit ? last : (start / width).rounded()
      var page = (target.rect.minX / width).rounded()
      if forward > 200 { page = current + 1 }
      if forward < -200 { page = current - 1 }
      page = min(max(page, current - 1), current + 1)
      target.rect.origin.x = min(max(0, page * width), limit)
    },
    .right("five pages", learned: "horizontal; snaps to multiples of 1/5 of the content") { target, context in
      let pageCount: Int = 5
      let pageWidth = context.contentSize.width / CGFloat(pageCount)
      guard pageWidth > 0 else { return }
      target.rect.origin.x = (target.rect.origin.x / pageWidth).rounded() * pageWidth
    },
    .right("pages on any axis", learned: "both axes; snaps to multiples of the container") {
      target, context in
      if context.axes.contains(.horizontal), context.containerSize.width > 0 {
        let width = context.containerSize.width
        target.rect.origin.x = (target.rect.minX / width).rounded() * width
      }
      if context.axes.contains(.vertical), context.containerSize.height > 0 {
        let height = context.containerSize.height
        target.rect.origin.y = (target.rect.minY / height).rounded() * height
      }
    },
    .wrong("a page more for a flick", ["skipped-page"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let speed = context.velocity.dx
      let landing = target.rect.minX / width
      let page =
        speed > 450
        ? (landing + 1).rounded(.up) : speed < -450 ? (landing - 1).rounded(.down) : landing.rounded()
      target.rect.origin.x = max(0, page * width)
    },
    .wrong("whole pages rounded", ["trap"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let page = context.originalTarget.rect.minX / width
      target.rect.origin.x = page.rounded(context.velocity.dx > 0 ? .up : .down) * width
    },
    .wrong("forward only", ["ignored-fling", "misaligned-rest"], others: ["twitch-turns-back"]) {
      target, context in
      guard context.velocity.dy != 0 else { return }
      let start = context.originalTarget.rect
      target.rect.origin.y = context.velocity.dy > 0 ? start.maxY : start.minY
    },
    .wrong("any motion turns", ["against-gesture", "velocity-unit"], others: ["shorter-fling"]) {
      target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let start = (context.originalTarget.rect.minX / width).rounded() * width
      let way = target.rect.minX - start
      let turns = abs(context.velocity.dx) > 0.5 || abs(way) > width / 3
      target.rect.origin.x = turns ? start + (way > 0 ? width : -width) : start
    },
    .wrong("two ways", ["not-idempotent", "against-gesture"]) { target, context in
      let height = context.containerSize.height
      guard height > 0 else { return }
      let page = (context.originalTarget.rect.minY / height).rounded()
      let next = context.velocity.dy > 0 ? page + 1 : page - 1
      target.rect.origin.y = max(0, next * height)
    },
    .wrong("an end by percent", ["skipped-page", "trap", "unreachable-stop"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let limit = max(0, context.contentSize.width - width)
      let current = (context.originalTarget.rect.minX / width).rounded()
      let wanted = (target.rect.minX / width).rounded()
      let page = min(max(wanted, current - 1), current + 1)
      let offset = page * width
      target.rect.origin.x = offset >= 0.95 * limit ? limit : offset
    },
    .wrong("whole pages only", ["unreachable-stop"], others: ["ignored-fling"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let last = (context.contentSize.width / width).rounded(.down) - 1
      let page = min(max((target.rect.minX / width).rounded(), 0), max(0, last))
      target.rect.origin.x = page * width
    },
    .wrong("unguarded pages", ["empty-container"]) { target, context in
      let height = context.containerSize.height
      target.rect.origin.y = (target.rect.origin.y / height).rounded() * height
    },
    .wrong("three for the fast", ["skipped-page"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let current = (context.originalTarget.rect.minX / width).rounded()
      let speed = abs(context.velocity.dx)
      let step: CGFloat = speed > 700 ? 3 : speed > 50 ? 1 : 0
      let page =
        step == 0 ? (target.rect.minX / width).rounded() : current + (context.velocity.dx > 0 ? step : -step)
      target.rect.origin.x = max(0, page * width)
    },
    .wrong("per millisecond", ["velocity-unit"]) { target, context in
      let height = context.containerSize.height
      guard height > 0 else { return }
      let current = (context.originalTarget.rect.minY / height).rounded()
      var page = (target.rect.minY / height).rounded()
      if context.velocity.dy > 0.5 { page = current + 1 }
      if context.velocity.dy < -0.5 { page = current - 1 }
      target.rect.origin.y = max(0, min(max(page, current - 1), current + 1) * height)
    },
    .wrong("a remembered page", ["not-a-function"]) { RememberingPages() },
    .wrong("a sticky end", ["trap"]) { target, context in
      let height = context.containerSize.height
      guard height > 0 else { return }
      let last = context.contentSize.height - height
      if context.originalTarget.rect.minY >= last { target.rect.origin.y = max(0, last); return }
      target.rect.origin.y = min((target.rect.minY / height).rounded() * height, max(0, last))
    },
    .wrong("a short drag turns back", ["against-gesture"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let moved = target.rect.minX - context.originalTarget.rect.minX
      let page = (target.rect.minX / width).rounded()
      target.rect.origin.x = max(0, (moved > 0 && moved < 0.2 * width ? page - 1 : page) * width)
    },
    .wrong("back from the end", ["direction-dependent-stops", "misaligned-rest"]) { target, context in
      let width = context.containerSize.width
      guard width > 0 else { return }
      let limit = max(0, context.contentSize.width - width)
      let x = target.rect.minX
      if x >= context.originalTarget.rect.minX {
        target.rect.origin.x = min((x / width).rounded() * width, limit)
      } else {
        target.rect.origin.x = limit - ((limit - x) / width).rounded() * width
      }
    },
  ]
}
