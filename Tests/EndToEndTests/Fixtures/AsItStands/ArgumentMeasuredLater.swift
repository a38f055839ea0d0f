// code: 65
// says: Rows(step: 390)
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  @State private var width: CGFloat = 0
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: width))
  }
}
