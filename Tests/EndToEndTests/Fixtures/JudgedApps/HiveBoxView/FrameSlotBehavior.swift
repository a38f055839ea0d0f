import SwiftUI

// Stops on a slot of the hive box and travels at most `reach` slots a swipe.
struct FrameSlotBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int
  let reach: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let start = slot(at: context.originalTarget.rect.minX)
    let wanted = slot(at: target.rect.minX)
    let limited = min(max(wanted, start - reach), start + reach)
    let inside = min(max(limited, 0), CGFloat(count - 1))
    target.rect.origin.x = inside * pitch
  }

  private func slot(at x: CGFloat) -> CGFloat {
    (x / pitch).rounded()
  }
}

extension ScrollTargetBehavior where Self == FrameSlotBehavior {
  static func frameSlots(width: CGFloat, gap: CGFloat, count: Int, reach: CGFloat = 2) -> Self {
    FrameSlotBehavior(pitch: width + gap, count: count, reach: reach)
  }
}
