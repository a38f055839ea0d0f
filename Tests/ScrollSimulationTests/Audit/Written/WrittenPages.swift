import ScrollSimulation

/// The nearest page.
private struct NearestPage: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    target.rect.origin.x = (target.rect.origin.x / width).rounded() * width
  }
}

/// Videos, one at a time.
private struct ReelsPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }
    let current = (context.originalTarget.rect.minY / height).rounded()
    let wanted = (target.rect.minY / height).rounded()
    let page = min(max(wanted, current - 1), current + 1)
    target.rect.origin.y = page * height
  }
}

/// The next page past a fifth of one.
private struct EagerPaging: ScrollTargetBehavior {
  var threshold: CGFloat = 0.2

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let limit = max(0, context.contentSize.width - width)
    let start = context.originalTarget.rect.origin.x
    let last = (limit / width).rounded(.up)
    let page = start >= limit - 1 ? last : (start / width).rounded()
    let from = min(page * width, limit)
    let moved = target.rect.origin.x - from
    var next = page
    if moved > threshold * width { next += 1 }
    if moved < -threshold * width { next -= 1 }
    target.rect.origin.x = min(max(next, 0) * width, limit)
  }
}

/// A flick turns the page, otherwise the nearest one.
private struct FlickOrNearest: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let forward = context.layoutDirection == .rightToLeft ? -context.velocity.dx : context.velocity.dx
    let limit = max(0, context.contentSize.width - width)
    let start = context.originalTarget.rect.minX
    let last = (limit / width).rounded(.up)
    let current = start >= limit ? last : (start / width).rounded()
    var page = (target.rect.minX / width).rounded()
    if forward > 200 { page = current + 1 }
    if forward < -200 { page = current - 1 }
    page = min(max(page, current - 1), current + 1)
    target.rect.origin.x = min(max(0, page * width), limit)
  }
}

/// As many pages as it is told.
private struct CountedPages: ScrollTargetBehavior {
  let pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageWidth = context.contentSize.width / CGFloat(pageCount)
    guard pageWidth > 0 else { return }
    target.rect.origin.x = (target.rect.origin.x / pageWidth).rounded() * pageWidth
  }
}

/// Pages on whichever axis scrolls.
private struct AnyAxisPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal), context.containerSize.width > 0 {
      let width = context.containerSize.width
      target.rect.origin.x = (target.rect.minX / width).rounded() * width
    }
    if context.axes.contains(.vertical), context.containerSize.height > 0 {
      let height = context.containerSize.height
      target.rect.origin.y = (target.rect.minY / height).rounded() * height
    }
  }
}

/// Delegates, and so steps by the bounds.
private struct PagingWithHaptics: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    PagingScrollTargetBehavior().updateTarget(&target, context: context)
  }
}

/// By the sign of the velocity; a still finger leaves the content where it is.
private struct SignPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    if context.velocity.dx > 0 {
      target.rect.origin.x = context.originalTarget.rect.minX + width
    } else if context.velocity.dx < 0 {
      target.rect.origin.x = context.originalTarget.rect.minX - width
    }
  }
}

/// A velocity of nothing counts as backward.
private struct TwoWayPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }
    let page = (context.originalTarget.rect.minY / height).rounded()
    let next = context.velocity.dy > 0 ? page + 1 : page - 1
    target.rect.origin.y = max(0, next * height)
  }
}

/// The last 5 % of the content count as its end.
private struct EndByPercent: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let limit = max(0, context.contentSize.width - width)
    let current = (context.originalTarget.rect.minX / width).rounded()
    let wanted = (target.rect.minX / width).rounded()
    let page = min(max(wanted, current - 1), current + 1)
    let offset = page * width
    target.rect.origin.x = offset >= 0.95 * limit ? limit : offset
  }
}

/// Whole pages only, so a partial last one is never shown.
private struct WholePages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let last = (context.contentSize.width / width).rounded(.down) - 1
    let page = min(max((target.rect.minX / width).rounded(), 0), max(0, last))
    target.rect.origin.x = page * width
  }
}

/// Divides by an empty container.
private struct UnguardedPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    target.rect.origin.y = (target.rect.origin.y / height).rounded() * height
  }
}

/// A fast flick turns three pages, and the deceleration leads over one.
private struct ThreeForTheFast: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let current = (context.originalTarget.rect.minX / width).rounded()
    let speed = abs(context.velocity.dx)
    let step: CGFloat = speed > 700 ? 3 : speed > 50 ? 1 : 0
    let page =
      step == 0 ? (target.rect.minX / width).rounded() : current + (context.velocity.dx > 0 ? step : -step)
    target.rect.origin.x = max(0, page * width)
  }
}

/// Written for points per millisecond.
private struct PerMillisecond: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }
    let current = (context.originalTarget.rect.minY / height).rounded()
    var page = (target.rect.minY / height).rounded()
    if context.velocity.dy > 0.5 { page = current + 1 }
    if context.velocity.dy < -0.5 { page = current - 1 }
    target.rect.origin.y = max(0, min(max(page, current - 1), current + 1) * height)
  }
}

/// Takes where the gesture began for where it ends.
private struct StartForLanding: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    target.rect.origin.x = (context.originalTarget.rect.origin.x / width).rounded() * width
  }
}

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

/// A third of the container, and then one further, from wherever it began.
private struct DistancePages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    let start = context.originalTarget.rect.minX
    let distance = target.rect.minX - start
    if abs(distance) > width / 3 {
      target.rect.origin.x = start + (distance > 0 ? width : -width)
    } else {
      target.rect.origin.x = start
    }
  }
}

/// The last page keeps the content.
private struct StickyEnd: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0 else { return }
    let last = context.contentSize.height - height
    if context.originalTarget.rect.minY >= last { target.rect.origin.y = max(0, last); return }
    target.rect.origin.y = min((target.rect.minY / height).rounded() * height, max(0, last))
  }
}

/// Short drags forward turn back.
private struct TurnsBack: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let moved = target.rect.minX - context.originalTarget.rect.minX
    let page = (target.rect.minX / width).rounded()
    target.rect.origin.x = max(0, (moved > 0 && moved < 0.2 * width ? page - 1 : page) * width)
  }
}

/// Counts pages from the end on the way back.
private struct BackFromTheEnd: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }
    let limit = max(0, context.contentSize.width - width)
    let x = target.rect.minX
    if x >= context.originalTarget.rect.minX {
      target.rect.origin.x = min((x / width).rounded() * width, limit)
    } else {
      target.rect.origin.x = limit - ((limit - x) / width).rounded() * width
    }
  }
}

extension WrittenBehavior {
  static let pages: [WrittenBehavior] = [
    .right("the nearest page", learned: "horizontal; snaps to multiples of the container") { NearestPage() },
    .right("reels", learned: "vertical; snaps to multiples of the container, one at a time") {
      ReelsPaging()
    },
    .right("a page past a fifth", learned: "horizontal; snaps to multiples of the container, one at a time") {
      EagerPaging()
    },
    .right("a flick or the nearest") { FlickOrNearest() },
    .right("five pages", learned: "horizontal; snaps to multiples of 1/5 of the content") {
      CountedPages(pageCount: 5)
    },
    .right("pages on any axis", learned: "both axes; snaps to multiples of the container") {
      AnyAxisPaging()
    },
    .wrong("delegated paging", ["misaligned-rest"]) { PagingWithHaptics() },
    .wrong("pages by sign", ["misaligned-rest"]) { SignPages() },
    .wrong("two ways", ["not-idempotent", "against-gesture"]) { TwoWayPages() },
    .wrong("an end by percent", ["skipped-page", "trap", "unreachable-stop"]) { EndByPercent() },
    .wrong("whole pages only", ["unreachable-stop"]) { WholePages() },
    .wrong("unguarded pages", ["empty-container"]) { UnguardedPages() },
    .wrong("three for the fast", ["skipped-page"]) { ThreeForTheFast() },
    .wrong("per millisecond", ["velocity-unit"]) { PerMillisecond() },
    .wrong("the start for the landing", ["trap"]) { StartForLanding() },
    .wrong("a remembered page", ["not-a-function"]) { RememberingPages() },
    .wrong("pages by distance", ["misaligned-rest"]) { DistancePages() },
    .wrong("a sticky end", ["trap"]) { StickyEnd() },
    .wrong("a short drag turns back", ["against-gesture"]) { TurnsBack() },
    .wrong("back from the end", ["direction-dependent-stops", "misaligned-rest"]) { BackFromTheEnd() },
  ]
}
