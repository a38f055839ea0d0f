import SwiftUI

// my attempt at a rain chart that you can scroll day by day

struct DaySnap: ScrollTargetBehavior {
  let days: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let dayWidth = context.contentSize.width / CGFloat(days)
    let maxX = context.contentSize.width - context.containerSize.width
    let day = (target.rect.origin.x / dayWidth).rounded()
    target.rect.origin.x = max(0, min(day * dayWidth, maxX))
  }
}

struct RainChart: View {
  let mm: [CGFloat] = [
    0, 2, 5, 0, 0, 11, 18, 7, 1, 0, 0, 0, 3, 9, 22,
    14, 6, 0, 0, 2, 0, 4, 8, 8, 1, 0, 0, 12, 5, 3,
  ]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(mm.indices, id: \.self) { i in
          VStack {
            Rectangle()
              .fill(.blue)
              .frame(width: 32, height: mm[i] * 8)
            Text("\(i + 1)")
              .font(.caption)
          }
          .frame(width: 48)
        }
        VStack {
          Text("20")
          Spacer()
          Text("10")
          Spacer()
          Text("mm")
        }
        .font(.caption)
        .frame(width: 40, height: 180)
      }
    }
    .frame(height: 220)
    .scrollTargetBehavior(DaySnap(days: mm.count))
  }
}
