// code: 65
// says: declares Theme
// says not: enum Theme
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = Theme.row
  }
}
