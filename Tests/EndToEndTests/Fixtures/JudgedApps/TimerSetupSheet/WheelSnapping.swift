import SwiftUI

enum WheelLayout {
  static let visibleRows = 5

  static func height(rowHeight: CGFloat) -> CGFloat {
    rowHeight * CGFloat(visibleRows)
  }

  static func edgeInset(rowHeight: CGFloat) -> CGFloat {
    (height(rowHeight: rowHeight) - rowHeight) / 2
  }
}

struct WheelSnapping: ScrollTargetBehavior {
  let rowHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard rowHeight > 0 else { return }
    let scrollable = max(0, context.contentSize.height - context.containerSize.height)
    let lastRow = (scrollable / rowHeight).rounded()
    let row = (target.rect.minY / rowHeight).rounded()
    target.rect.origin.y = min(max(row, 0), lastRow) * rowHeight
  }
}

extension ScrollTargetBehavior where Self == WheelSnapping {
  static func wheel(rowHeight: CGFloat) -> WheelSnapping {
    WheelSnapping(rowHeight: rowHeight)
  }
}
