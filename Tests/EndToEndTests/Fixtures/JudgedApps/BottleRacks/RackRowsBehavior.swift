import SwiftUI

enum Rack {
  static let rowHeight: CGFloat = 148
  static let gap: CGFloat = 14
  static var pitch: CGFloat { rowHeight + gap }
}

// Comes to rest with a whole row of bottles under the bar.
struct RackRowsBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let overflow = max(0, context.contentSize.height - context.containerSize.height)
    let lastRow = (overflow / Rack.pitch).rounded(.down)
    let row = (target.rect.minY / Rack.pitch).rounded()
    target.rect.origin.y = min(max(row, 0), lastRow) * Rack.pitch
  }
}

extension ScrollTargetBehavior where Self == RackRowsBehavior {
  static var rackRows: RackRowsBehavior { RackRowsBehavior() }
}
