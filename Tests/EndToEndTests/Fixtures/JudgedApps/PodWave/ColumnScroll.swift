import SwiftUI

struct ColumnScroll: ScrollTargetBehavior {
  let column: CGFloat
  let gap: CGFloat
  let margin: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = column + gap
    let end = max(context.contentSize.width - context.containerSize.width, 0)
    let whole = floor(end / step) * step

    let fitting = floor((context.containerSize.width - 2 * margin + gap) / step)
    let reach = (fitting + 1) * step
    let start = context.originalTarget.rect.minX
    let x = min(max(target.rect.minX, start - reach), start + reach)

    if x > (whole + end) / 2 {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = max((x / step).rounded(), 0) * step
    }
  }
}
