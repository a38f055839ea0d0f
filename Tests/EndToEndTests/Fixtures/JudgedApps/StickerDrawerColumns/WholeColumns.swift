import SwiftUI

struct DrawerLayout {
  var rows = 2
  var cell: CGFloat = 112
  var spacing: CGFloat = 12
  var inset: CGFloat = 16

  var stride: CGFloat { cell + spacing }
  var height: CGFloat { CGFloat(rows) * cell + CGFloat(rows - 1) * spacing }
}

// Ends every scroll with a whole column at the leading inset.
struct WholeColumns: ScrollTargetBehavior {
  let layout: DrawerLayout
  let itemCount: Int

  private var columnCount: Int { itemCount / layout.rows }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let room = context.containerSize.width - 2 * layout.inset
    let fitting = Int((room + layout.spacing) / layout.stride)
    let lastLeading = max(columnCount - fitting, 0)

    let column = Int((target.rect.minX / layout.stride).rounded())
    target.rect.origin.x = CGFloat(min(max(column, 0), lastLeading)) * layout.stride
  }
}
