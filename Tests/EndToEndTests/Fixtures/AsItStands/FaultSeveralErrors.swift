// code: 65
// says: has no member 'y'
// says: cannot find 'Theme' in scope
// says: has no member 'q'
// says: write rect.origin.y
import SwiftUI
struct S: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.y = 0
    target.rect.origin.z = Theme.step
    target.rect.origin.q = 4
  }
}
