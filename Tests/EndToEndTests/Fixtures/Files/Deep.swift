import SwiftUI

struct Deep: ScrollTargetBehavior {
  func depth(_ number: Double) -> Double { number < 0 ? 0 : 1 + depth(number + 1) * 0.5 }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = depth(target.rect.minX)
  }
}
