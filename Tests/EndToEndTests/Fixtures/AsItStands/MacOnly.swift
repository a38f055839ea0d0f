// rests: 91
// says: :4: #if os(macOS) is taken as true
import SwiftUI
#if os(macOS)
struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 91
  }
}
#endif
