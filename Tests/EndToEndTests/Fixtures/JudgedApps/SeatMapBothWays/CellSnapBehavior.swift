import SwiftUI

struct CellSnapBehavior: ScrollTargetBehavior {
  let cell: CGSize

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = CGSize(
      width: max(0, context.contentSize.width - context.containerSize.width),
      height: max(0, context.contentSize.height - context.containerSize.height)
    )

    if context.axes.contains(.horizontal) {
      target.rect.origin.x = snap(target.rect.minX, pitch: cell.width, end: reach.width)
    } else if context.axes.contains(.vertical) {
      target.rect.origin.y = snap(target.rect.minY, pitch: cell.height, end: reach.height)
    }
  }

  private func snap(_ value: CGFloat, pitch: CGFloat, end: CGFloat) -> CGFloat {
    let stop = min(max((value / pitch).rounded() * pitch, 0), end)
    return abs(value - end) < abs(value - stop) ? end : stop
  }
}

extension ScrollTargetBehavior where Self == CellSnapBehavior {
  static func cells(_ size: CGSize) -> Self {
    CellSnapBehavior(cell: size)
  }
}
