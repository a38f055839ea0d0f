// code: 65
// says: cannot find type 'Target' in scope
// says: SwiftUI's name for it is ScrollTarget
// says: :9:20: error: a CGRect has no x of its own; write rect.origin.x
// says not: declares
import SwiftUI
struct S: ScrollTargetBehavior {
  func updateTarget(_ target: inout Target, context: TargetContext) {
    if target.rect.x < 100 { target.rect.x = 0 }
  }
}
