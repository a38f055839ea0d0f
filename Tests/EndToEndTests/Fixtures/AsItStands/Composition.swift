// options: --item-length 120
// rests: 77
import SwiftUI

typealias Snapping = ScrollTargetBehavior & Sendable

struct Composed: Snapping, Hashable {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 77
  }
}
