// code: 65
// says: snapsim: Cards returned a target that is not a finite number (nan); snapsim audit shows such a gesture, and the line
import SwiftUI

struct Cards: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = .nan
  }
}
