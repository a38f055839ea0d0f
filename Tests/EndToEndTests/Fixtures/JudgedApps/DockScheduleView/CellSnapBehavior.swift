import SwiftUI

struct CellSnapBehavior: ScrollTargetBehavior {
  let cell: CGSize

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = settle(
        target.rect.minX,
        on: cell.width,
        upTo: context.contentSize.width - context.containerSize.width
      )
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = settle(
        target.rect.minY,
        on: cell.height,
        upTo: context.contentSize.height - context.containerSize.height
      )
    }
  }

  private func settle(_ value: CGFloat, on step: CGFloat, upTo limit: CGFloat) -> CGFloat {
    let snapped = (value / step).rounded() * step
    return min(max(snapped, 0), max(limit, 0))
  }
}

extension ScrollTargetBehavior where Self == CellSnapBehavior {
  static func cells(_ size: CGSize) -> CellSnapBehavior { .init(cell: size) }
}
