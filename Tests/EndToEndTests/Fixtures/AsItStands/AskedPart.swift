// code: 65
// says: Rows(step: ‹points›, gap: 9)
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  let width: CGFloat

  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: width, gap: 9))
  }
}
