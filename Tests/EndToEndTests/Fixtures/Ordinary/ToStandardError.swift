import SwiftUI

struct ToStandardError: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    fputs("proposed\n", stderr)
    target.rect.origin.x = 600
  }
}
