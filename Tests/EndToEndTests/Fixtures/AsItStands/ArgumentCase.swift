// rests: 300
import SwiftUI

enum Mode: ScrollTargetBehavior {
  case narrow, wide

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = self == .wide ? 300 : 30
  }
}

struct Feed: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Mode.wide)
  }
}
