import SwiftUI

private struct TickRestBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0 else { return }
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let tick = (target.rect.minX / pitch).rounded() * pitch
    target.rect.origin.x = min(max(tick, 0), end)
  }
}

extension View {
  func restsOnTicks(every pitch: CGFloat) -> some View {
    scrollTargetBehavior(TickRestBehavior(pitch: pitch))
  }
}
