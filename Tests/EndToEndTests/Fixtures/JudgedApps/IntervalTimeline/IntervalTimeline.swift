import SwiftUI

struct BlockSnap: ScrollTargetBehavior {
  let starts: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let x = target.rect.minX
    guard let stop = starts.min(by: { abs($0 - x) < abs($1 - x) }) else { return }
    target.rect.origin.x = stop
  }
}

struct IntervalTimeline: View {
  let workout: Workout
  @State private var selected: Interval?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      GeometryReader { geo in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: DS.gap) {
            ForEach(workout.intervals) { interval in
              block(interval)
                .tapTarget()
                .onTapGesture { selected = interval }
            }
          }
          .padding(.leading, DS.inset)
          .padding(.trailing, tail(in: geo.size.width))
        }
        .scrollTargetBehavior(BlockSnap(starts: workout.starts))
      }
      .frame(height: DS.blockHeight)
      .overlay(alignment: .leading) {
        Rectangle().fill(.primary).frame(width: 2).offset(x: DS.inset - 3).allowsHitTesting(false)
      }
      .panel()

      if let selected {
        Text("\(selected.kind.rawValue), \(selected.seconds) s").font(.headline)
      }
    }
    .padding(.horizontal, 16)
  }

  private func block(_ interval: Interval) -> some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(interval.color.gradient)
      .frame(width: interval.width, height: DS.blockHeight)
      .opacity(selected == nil || selected == interval ? 1 : 0.4)
  }

  private func tail(in width: CGFloat) -> CGFloat {
    max(0, width - DS.inset - (workout.intervals.last?.width ?? 0))
  }
}

#Preview {
  IntervalTimeline(workout: .hillRepeats)
}
