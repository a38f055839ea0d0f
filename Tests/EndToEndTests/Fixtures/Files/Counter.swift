import SwiftUI

var calls = 0

struct Counter: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    calls += 1
    target.rect.origin.x = CGFloat(calls % 7000)
  }
}
