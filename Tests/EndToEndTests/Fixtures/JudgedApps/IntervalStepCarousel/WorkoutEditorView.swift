import SwiftUI

struct WorkoutEditorView: View {
  @State private var current = 0
  @State private var intervals: [Interval] = [
    Interval(kind: .warmUp, seconds: 300),
    Interval(kind: .work, seconds: 40),
    Interval(kind: .rest, seconds: 20),
    Interval(kind: .work, seconds: 40),
    Interval(kind: .rest, seconds: 20),
    Interval(kind: .coolDown, seconds: 240),
  ]

  var body: some View {
    VStack(spacing: 24) {
      IntervalCarousel(intervals: intervals, current: $current)
      HStack(spacing: 6) {
        ForEach(intervals.indices, id: \.self) { index in
          Capsule()
            .fill(index == current ? Color.primary : Color.secondary.opacity(0.4))
            .frame(width: index == current ? 18 : 6, height: 6)
        }
      }
      .animation(.snappy, value: current)
    }
    .padding(.horizontal, 12)
  }
}

#Preview {
  WorkoutEditorView()
}
