// code: 65
// says: declares Theme
// says: enum Theme { static let row: CGFloat = 100 }
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = Theme.row
  }
}
