// rests: 520
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let rule: (CGFloat) -> CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = rule(target.rect.minX)
  }
}

struct Feed: View {
  let pitch: CGFloat = 130

  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(rule: { ($0 / pitch).rounded(.down) * pitch }))
  }
}
