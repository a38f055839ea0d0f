import SwiftUI

/// Turned off, each behavior here is a right paging.
let isFaulty = true

/// Pages of the container, one at a time, with one fault.
struct Paging: ScrollTargetBehavior {
  let fault: String
  private let memory = Memory()

  /// The questions so far, and the container of the last.
  private final class Memory {
    var questions = 0
    var container: CGFloat?
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.anchor != nil, !has("rewritten-scroll") { return }
    let container = context.containerSize.width
    let end = max(0, context.contentSize.width - container)
    let (start, proposed) = (context.originalTarget.rect.origin.x, target.rect.origin.x)
    guard container > 0 else {
      if has("empty-container") { target.rect.origin.x = (proposed / container).rounded() * container }
      return
    }
    let isReversed = context.layoutDirection == .rightToLeft
    let velocity = isReversed ? -context.velocity.dx : context.velocity.dx
    let last = max(0, ((end - 1e-6) / container).rounded(.up))
    func stop(_ page: CGFloat) -> CGFloat { min(min(max(page, 0), last) * container, end) }
    func page(_ offset: CGFloat) -> CGFloat {
      let whole = min(max((offset / container).rounded(.down), 0), last)
      return [whole, min(whole + 1, last), last].min { abs(stop($0) - offset) < abs(stop($1) - offset) } ?? 0
    }
    let from = page(start)
    let moved = proposed - start
    let isOnStop = abs(stop(from) - start) < 0.5
    let isTouch = moved == 0 && velocity == 0
    var to = min(max(page(proposed), from - 1), from + 1)
    if to == from, isOnStop, abs(moved) > 0.2 * container {
      to = min(max(from + (moved > 0 ? 1 : -1), 0), last)
    }
    var x = stop(to)
    if has("non-finite"), start == 0, velocity > 2000 { x = .nan }
    if has("misaligned-rest"), velocity == 0, moved != 0 { x = proposed }
    if has("covered-rest"), !isTouch { x = min(max((proposed / 100).rounded() * 100, 0), end) }
    if has("inset-twice"), !isTouch { x = min(max((proposed / 100).rounded() * 100 - 60, 0), end) }
    if has("skipped-page"), abs(velocity) > 2000, isOnStop { x = stop(from + 2 * (to - from)) }
    if has("unreachable-stop") { x = stop(2 * (proposed / container / 2).rounded()) }
    if has("trap"), start == end { x = end }
    if has("hidden-content") { x = proposed > container / 2 ? end : 0 }
    if has("direction-dependent-stops"), moved < 0 {
      x = max(0, end - (((end - start) / container + 1e-9).rounded(.down) + 1) * container)
    }
    if has("against-gesture"), isOnStop, moved > 0, moved < 0.2 * container { x = stop(from - 1) }
    if has("ignored-fling"), isOnStop, abs(velocity) >= 2000 { x = stop(from) }
    if has("ignored-flick"), isOnStop, velocity != 0 { x = stop(from) }
    if has("shorter-fling"), isOnStop, abs(velocity) >= 1400, abs(velocity) <= 1740 {
      x = stop(from + 2 * (to - from))
    }
    if has("amplified-fling"), isOnStop, abs(velocity) >= 1, abs(velocity) <= 700 {
      x = stop(from + 3 * (to - from))
    }
    if has("twitch-turns-back"), isOnStop, velocity * moved < 0 { x = stop(from + (velocity > 0 ? 1 : -1)) }
    if has("one-sided"), isOnStop, velocity * moved < 0, moved > 0.2 * container || velocity > 240 {
      x = stop(from + 1)
    }
    if has("moves-at-rest"), isTouch, start == 0 { x = stop(1) }
    if has("not-idempotent"), isTouch, start == container { x = 0 }
    if has("right-to-left"), isOnStop, isReversed, velocity != 0 { x = stop(from + (velocity > 0 ? -1 : 1)) }
    if has("hair-trigger"), isOnStop, abs(moved) > 1 { x = stop(from + (moved > 0 ? 1 : -1)) }
    if has("ignored-drag"), isOnStop, velocity == 0 { x = start }
    if has("resize-loses-page"), isTouch, !isOnStop { x = 0 }
    if has("out-of-range"), to == last, proposed >= end { x = end + container }
    if has("short-content-moves"), end == 0 { x = container }
    if has("velocity-unit"), isOnStop, abs(velocity) > 500 { x = stop(from + 2 * (to - from)) }
    if has("not-a-function"), memory.questions.isMultiple(of: 2) { x = stop(from) }
    let isResized = memory.container.map { $0 != container } ?? false
    if has("drifts-by-resizing"), isTouch, isResized { x = stop(from + 1) }
    memory.questions += 1
    memory.container = container
    if has("inert") { x = proposed }
    if has("crash"), velocity < -3000 { x = [x][Int(to) + 1] }
    target.rect.origin.x = x
    if has("other-axis") { target.rect.origin.y = 0 }
    if has("changed-rect") { target.rect.size = .zero }
  }

  private func has(_ fault: String) -> Bool { isFaulty && self.fault == fault }
}
