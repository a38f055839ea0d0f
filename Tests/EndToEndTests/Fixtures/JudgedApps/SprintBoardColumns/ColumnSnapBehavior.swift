import SwiftUI

struct ColumnSnapBehavior: ScrollTargetBehavior {
  let width: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = width + spacing
    let reach = max(0, context.contentSize.width - context.containerSize.width)
    let column = (target.rect.minX / stride).rounded()
    target.rect.origin.x = min(max(0, column * stride), reach)
  }
}

extension ScrollTargetBehavior where Self == ColumnSnapBehavior {
  static func columns(width: CGFloat, spacing: CGFloat) -> ColumnSnapBehavior {
    ColumnSnapBehavior(width: width, spacing: spacing)
  }
}
