import SwiftUI

// Every scroll ends on the leading edge of a card; the last card ends at the trailing edge.
struct StepSnapBehavior: ScrollTargetBehavior {
  let fraction: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Scrolls made by code arrive without speed and know where they are going.
    guard abs(context.velocity.dx) > 40 else { return }

    let pitch = context.containerSize.width * fraction + spacing
    let reach = max(context.contentSize.width - context.containerSize.width, 0)

    let rule: FloatingPointRoundingRule = context.velocity.dx > 0 ? .up : .down
    let x = (target.rect.minX / pitch).rounded(rule) * pitch
    target.rect.origin.x = min(max(x, 0), reach)
  }
}
