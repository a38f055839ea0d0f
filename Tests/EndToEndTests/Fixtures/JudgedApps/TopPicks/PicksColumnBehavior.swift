import SwiftUI

enum PicksLayout {
  static let rowsPerColumn = 3
  static let margin: CGFloat = 20
  static let columnSpacing: CGFloat = 12

  // A column leaves a little of the next one visible.
  static func columnWidth(in container: CGFloat) -> CGFloat {
    max(container - 56, 0)
  }
}

// Advances a column at a time, with the column's leading edge on the section margin.
struct PicksColumnBehavior: ScrollTargetBehavior {
  let itemCount: Int

  private var lastColumn: CGFloat {
    CGFloat(max(itemCount / PicksLayout.rowsPerColumn - 1, 0))
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = PicksLayout.columnWidth(in: context.containerSize.width) + PicksLayout.columnSpacing
    let start = (context.originalTarget.rect.minX / stride).rounded()
    let proposed = target.rect.minX / stride

    let column: CGFloat
    switch context.velocity.dx {
    case 200...: column = proposed.rounded(.down) + 1
    case ...(-200): column = proposed.rounded(.up) - 1
    default: column = proposed.rounded()
    }

    let oneStep = min(max(column, start - 1), start + 1)
    target.rect.origin.x = min(max(oneStep, 0), lastColumn) * stride
  }
}
