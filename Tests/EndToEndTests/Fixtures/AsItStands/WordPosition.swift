// rests: 30
import SwiftUI

struct Rows: ScrollTargetBehavior {
  var position = ScrollPosition(edge: .leading)

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var position = position
    position.scrollTo(id: 3)
    target.rect.origin.x = CGFloat(position.viewID(type: Int.self) ?? 0) * 10
  }
}
