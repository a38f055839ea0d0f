// rests: 600
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  var body: some View {
    let pitch: CGFloat = 60
    return ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: pitch))
  }
}
