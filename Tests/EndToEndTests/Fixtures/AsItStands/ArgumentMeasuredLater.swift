// code: 65
// says: given as `width`, which only the running app knows, what `target.rect.minX` is divided by: points
// says: Rows(step: ‹points›)
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
