// judged: right
import SwiftUI

struct NotchSnap: ScrollTargetBehavior {
  let notch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / notch).rounded() * notch
  }
}

struct Scrubber: View {
  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        Color.clear.frame(height: proxy.size.height + 90 * 14)
      }
      .scrollTargetBehavior(NotchSnap(notch: 90))
    }
  }
}
