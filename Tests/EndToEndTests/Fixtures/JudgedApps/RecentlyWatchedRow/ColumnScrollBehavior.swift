import SwiftUI

// Aligns the leading edge of a horizontal scroll view with one of its columns.
struct ColumnScrollBehavior: ScrollTargetBehavior {
  let columns: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.horizontal), columns > 0 else { return }

    let columnWidth = context.containerSize.width / CGFloat(columns)
    guard columnWidth > 0 else { return }

    let column = (target.rect.minX / columnWidth).rounded()
    let end = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(max(0, column * columnWidth), end)
  }
}

extension ScrollTargetBehavior where Self == ColumnScrollBehavior {
  static func columns(_ count: Int) -> ColumnScrollBehavior {
    ColumnScrollBehavior(columns: count)
  }
}
