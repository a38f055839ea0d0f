// code: 65
// says: snapsim: Cards returned a target that is not a finite number (nan)
import SwiftUI

struct Cards: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = .nan
  }
}
