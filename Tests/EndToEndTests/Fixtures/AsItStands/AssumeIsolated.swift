// options: --item-length 120
// rests: 560
import SwiftUI

@MainActor
final class Ruler {
  static let shared = Ruler()
  var step: CGFloat = 140
}

struct Ruled: ScrollTargetBehavior {
  nonisolated func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = MainActor.assumeIsolated { Ruler.shared.step }
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
