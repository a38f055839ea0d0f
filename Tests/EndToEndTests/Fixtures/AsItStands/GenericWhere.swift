// rests: 630
import SwiftUI
struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Carousel<Content>: View where Content: View {
  let content: Content
  var body: some View { ScrollView(.horizontal) { content }.scrollTargetBehavior(Rows(step: 90)) }
}
