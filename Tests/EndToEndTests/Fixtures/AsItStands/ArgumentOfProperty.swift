// rests: 600
// says: the behavior is Style.fixed(75), as here
import SwiftUI

enum Style: ScrollTargetBehavior {
  case off
  case fixed(CGFloat)

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if case .fixed(let step) = self { target.rect.origin.x = (target.rect.minX / step).rounded() * step }
  }
}

struct Feed: View {
  var style: Style = .fixed(75)
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(style)
  }
}
