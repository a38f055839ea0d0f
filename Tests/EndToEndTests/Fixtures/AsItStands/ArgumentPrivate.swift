// rests: 585
import SwiftUI

struct Rows: ScrollTargetBehavior {
  private let step: CGFloat

  init(every step: CGFloat) { self.step = step }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(every: 45))
  }
}
