// judged: right
import SwiftUI

/// A row of badges, each half as wide as the view: one in the middle, and a half on either side; the ends are no rests.
struct HalvesBesideTheMiddle: View {
  var body: some View {
    GeometryReader { room in
      let slot = room.size.width / 2
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<9) { badge in
            Circle().fill(.mint).frame(width: 64, height: 64)
              .frame(width: slot, height: room.size.height)
          }
        }
      }
      .scrollTargetBehavior(HalvesSnap(slot: slot))
      .defaultScrollAnchor(UnitPoint(x: 0.07, y: 0.5))
    }
    .frame(height: 96)
  }
}

private struct HalvesSnap: ScrollTargetBehavior {
  let slot: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard slot > 0 else { return }
    let first = slot / 2
    let reach = max(0, context.contentSize.width - context.containerSize.width)
    let most = max(0, ((reach - first) / slot).rounded(.down))
    let index = ((target.rect.minX - first) / slot).rounded()
    target.rect.origin.x = first + min(max(index, 0), most) * slot
  }
}
