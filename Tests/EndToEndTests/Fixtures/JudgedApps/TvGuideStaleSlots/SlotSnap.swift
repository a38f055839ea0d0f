import SwiftUI

struct SlotSnap: ScrollTargetBehavior {
  var slotWidth: CGFloat
  var isEnabled = true

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard isEnabled else { return }
    let maxX = max(context.contentSize.width - context.containerSize.width, 0)
    let candidates = [slot(below: target.rect.minX), slot(below: target.rect.minX) + slotWidth, maxX]
      .filter { $0 >= 0 && $0 <= maxX }
    let x = target.rect.minX
    target.rect.origin.x = candidates.min { abs($0 - x) < abs($1 - x) } ?? 0
  }

  private func slot(below x: CGFloat) -> CGFloat {
    (x / slotWidth).rounded(.down) * slotWidth
  }
}
