// code: 65
// says: './FaultSeveral.swift:Two'
import SwiftUI

struct One: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Two: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(One(step: 4))
      .scrollTargetBehavior(Two(step: 5))
  }
}
