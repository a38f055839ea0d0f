// options: --item-length 120
// rests: 888
import SwiftUI

enum Only: ScrollTargetBehavior {
  case one

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 888
  }
}
