// judged: misaligned-rest,unreachable-stop
import SwiftUI

/// Brings a tick under the needle.
struct TickSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = max(0, (target.rect.minX / pitch).rounded() * pitch)
  }
}

struct HeightRulerBetweenTicks: View {
  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 9) {
          ForEach(100...220, id: \.self) { centimeters in
            Rectangle().frame(width: 2, height: centimeters.isMultiple(of: 10) ? 30 : 16)
          }
        }
      }
      .scrollTargetBehavior(TickSnap(pitch: 9))
      .safeAreaPadding(.horizontal, proxy.size.width / 2)
      .overlay { Rectangle().fill(.red).frame(width: 2, height: 40) }
    }
    .frame(height: 60)
  }
}
