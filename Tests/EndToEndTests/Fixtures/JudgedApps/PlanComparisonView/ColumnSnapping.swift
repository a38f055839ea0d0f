import SwiftUI

enum TableLayout {
  static let frozenWidth: CGFloat = 120
  static let rowHeight: CGFloat = 52
  static let visibleColumns: CGFloat = 3

  static func columnWidth(in tableWidth: CGFloat) -> CGFloat {
    max(0, (tableWidth - frozenWidth) / visibleColumns)
  }
}

/// Rests the table with a whole column next to the frozen one.
struct ColumnSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal) else { return }

    let column = TableLayout.columnWidth(in: context.containerSize.width)
    guard column > 0 else { return }

    let furthest = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = target.rect.minX
    let stops = stride(from: 0, through: furthest + 1, by: column)

    target.rect.origin.x = stops.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0
  }
}

extension ScrollTargetBehavior where Self == ColumnSnapping {
  static var columns: ColumnSnapping { ColumnSnapping() }
}
