// judged: right
// says: dayWidth stays 0
import SwiftUI

var dayWidth: CGFloat = 0

struct DaySnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let day = Int(target.rect.minX / dayWidth + 0.5)
    target.rect.origin.x = CGFloat(day) * dayWidth
  }
}

struct DaySlider: View {
  var body: some View {
    GeometryReader { room in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<60) { Text("\($0)").frame(width: room.size.width / 7) } }
      }
      .scrollTargetBehavior(DaySnap())
      .onAppear { dayWidth = room.size.width / 7 }
    }
  }
}
