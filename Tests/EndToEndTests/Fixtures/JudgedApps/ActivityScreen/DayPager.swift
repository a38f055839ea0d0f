import SwiftUI

// Settles on a whole day, never more than one day away from where
// the gesture began.
struct DayPager: ScrollTargetBehavior {
  let dayCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, dayCount > 0 else { return }

    let start = Int((context.originalTarget.rect.minX / width).rounded())
    var day = Int((target.rect.minX / width).rounded())
    day = min(max(day, start - 1), start + 1)

    // A light flick that does not carry past the middle still turns the page.
    let speed = context.velocity.dx
    if day == start, abs(speed) > 60 {
      day += speed < 0 ? 1 : -1
    }

    day = min(max(day, 0), dayCount - 1)
    target.rect.origin.x = CGFloat(day) * width
  }
}
