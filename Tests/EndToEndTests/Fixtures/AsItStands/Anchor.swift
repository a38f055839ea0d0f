// options: --item-length 120
// rests: 750
import SwiftUI

struct Anchored: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.size.width = 90
    target.anchor = .center
    target.rect.origin.x = 900
  }
}
