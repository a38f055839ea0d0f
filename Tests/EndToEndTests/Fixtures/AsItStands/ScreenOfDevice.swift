// options: --device iphone-14 --landscape
// rests: 844
// silent
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = UIScreen.main.bounds.width
  }
}
