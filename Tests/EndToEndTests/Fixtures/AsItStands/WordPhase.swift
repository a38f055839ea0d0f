// rests: 97
import SwiftUI

struct Rows: ScrollTargetBehavior {
  var last: ScrollPhaseChangeContext?
  let kind: ScrollInputKind? = nil

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = last == nil && kind == nil ? 97 : 0
  }
}
