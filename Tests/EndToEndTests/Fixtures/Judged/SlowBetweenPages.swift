// judged: misaligned-rest,twitch-turns-back
import SwiftUI

struct SignPages: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.minX
    if context.velocity.dx > 0 { target.rect.origin.x = start + context.containerSize.width }
    if context.velocity.dx < 0 { target.rect.origin.x = start - context.containerSize.width }
  }
}

struct Weeks: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(0..<52, id: \.self) { Text("\($0)").containerRelativeFrame(.horizontal) }
      }
    }
    .scrollTargetBehavior(SignPages())
  }
}
