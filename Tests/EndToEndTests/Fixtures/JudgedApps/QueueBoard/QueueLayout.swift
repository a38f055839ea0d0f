import SwiftUI

enum QueueLayout {
  static let header: CGFloat = 56
  static let row: CGFloat = 64
}

/// Settles the queue on whole rows.
struct RowSnap: ScrollTargetBehavior {
  var top = QueueLayout.header
  var row = QueueLayout.row

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.height - context.containerSize.height)
    let index = max(0, ((target.rect.minY - top) / row).rounded())
    target.rect.origin.y = min(top + index * row, limit)
  }
}

extension ScrollTargetBehavior where Self == RowSnap {
  static var rows: RowSnap { RowSnap() }
}
