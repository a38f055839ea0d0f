// rests: 500
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let spring = Spring(duration: 0.4, bounce: 0.2)

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = spring.value(target: 500, time: spring.settlingDuration * 3).rounded()
  }
}
