// rests: 616
import SwiftUI

struct Rows: ScrollTargetBehavior {
  var step: CGFloat = 100

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: 56))
  }
}
