// options: --item-length 120
// rests: 630
import SwiftUI

nonisolated struct Free: ScrollTargetBehavior, Sendable {
  nonisolated func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / 90).rounded() * 90
  }
}
