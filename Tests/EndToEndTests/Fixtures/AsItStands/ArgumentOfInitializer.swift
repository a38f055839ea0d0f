// rests: 592
// says: the behavior is Rows(step: width + gap), as here
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  private let width: CGFloat
  private let gap: CGFloat

  init(width: CGFloat = 280, gap: CGFloat = 16) {
    self.width = width
    self.gap = gap
  }

  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: width + gap))
  }
}
