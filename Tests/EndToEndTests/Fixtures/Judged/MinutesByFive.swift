// judged: right
import SwiftUI

/// A line of minutes that rests on every fifth of them.
struct MinutesByFive: View {
  var body: some View {
    GeometryReader { room in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0...120, id: \.self) { minute in
            Rectangle().frame(width: 16, height: minute % 5 == 0 ? 30 : 16)
          }
        }
      }
      .contentMargins(.horizontal, room.size.width / 2 - 8)
      .scrollTargetBehavior(FiveSteps(step: 5 * 16))
    }
  }
}

struct FiveSteps: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
