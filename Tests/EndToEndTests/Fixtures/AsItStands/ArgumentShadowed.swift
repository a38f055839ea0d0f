// rests: 560
// says: the behavior is Rows(step: pitch), as here
import SwiftUI
struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  let pitch: CGFloat = 80
  var body: some View {
    let pitch = self.pitch
    return ScrollView(.horizontal) {}.scrollTargetBehavior(Rows(step: pitch))
  }
}
