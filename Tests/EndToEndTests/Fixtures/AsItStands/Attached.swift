// rests: 576
// says: the behavior is Limited(), as attached here; others are './Attached.swift:Core'
import SwiftUI

struct Core: ScrollTargetBehavior {
  var pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
  }
}

struct Limited: ScrollTargetBehavior {
  var core = Core(pitch: 64)

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    core.updateTarget(&target, context: context)
  }
}

struct Feed: View {

  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Limited())
  }
}
