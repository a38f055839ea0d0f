import SwiftUI

final class Memory { var last: CGFloat = 0 }

struct Remembering: ScrollTargetBehavior {
  let memory = Memory()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    swap(&memory.last, &target.rect.origin.x)
  }
}
