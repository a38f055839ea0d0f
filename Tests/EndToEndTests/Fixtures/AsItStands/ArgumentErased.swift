// rests: 576
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(AnyScrollTargetBehavior(Rows(step: 48)))
  }
}
