// rests: 92
// says: #if DEBUG is taken as true
import SwiftUI
#if DEBUG
struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 92
  }
}
#endif
