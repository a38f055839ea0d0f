// rests: 640
// says: the behavior is Rows(step: pitch + gap), as here
import SwiftUI

extension EnvironmentValues {
  @Entry var rowPitch: CGFloat = 150
}

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  @Environment(\.rowPitch) private var pitch
  @ScaledMetric private var gap: CGFloat = 10
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: pitch + gap))
  }
}
