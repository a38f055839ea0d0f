// options: --item-length 120
// rests: 480
import SwiftUI

extension EnvironmentValues {
  @Entry var columnWidth: CGFloat = 240
  @Entry var columnLimit: Int?
}

struct EntryPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x =
      min(
        (target.rect.minX / context.columnWidth).rounded(), CGFloat(context.columnLimit ?? 9))
      * context.columnWidth
  }
}
