import SwiftUI

struct SectionStopBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]
  var pull: CGFloat = 70
  var nudge: CGFloat = 36

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard y > 0, y < end else { return }

    let range: ClosedRange<CGFloat>
    if context.velocity.dy > 100 {
      range = (y - nudge)...(y + pull)
    } else if context.velocity.dy < -100 {
      range = (y - pull)...(y + nudge)
    } else {
      range = (y - nudge)...(y + nudge)
    }

    let candidates = stops.filter { range.contains($0) && $0 <= end }
    if let stop = candidates.min(by: { abs($0 - y) < abs($1 - y) }) {
      target.rect.origin.y = stop
    }
  }
}
