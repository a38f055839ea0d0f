import SwiftUI

struct WorkoutTimelineView: View {
  let intervals: [Interval]
  var layout = TimelineLayout()

  @State private var viewport: CGFloat = 0

  private var total: Double {
    intervals.reduce(0) { $0 + $1.minutes }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("\(total.formatted()) min")
        .font(.title2.bold())
        .padding(.horizontal, 16)

      HStack(spacing: 0) {
        legend
        timeline
      }
      .frame(height: 120)
    }
  }

  private var legend: some View {
    VStack(alignment: .leading) {
      Text("Hard")
      Spacer()
      Text("Easy")
    }
    .font(.caption.weight(.semibold))
    .foregroundStyle(.secondary)
    .padding(.leading, 16)
    .frame(width: 72, alignment: .leading)
  }

  private var timeline: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: layout.gap) {
        ForEach(intervals) { interval in
          IntervalBar(interval: interval)
            .frame(width: layout.width(of: interval))
        }
      }
      .padding(.leading, layout.leading)
      .padding(.trailing, layout.trailing(after: intervals, viewport: viewport))
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(IntervalSnapping(stops: layout.stops(for: intervals)))
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      viewport = width
    }
  }
}

private struct IntervalBar: View {
  let interval: Interval

  private var style: (color: Color, height: CGFloat) {
    switch interval.effort {
    case .warmUp: (.yellow, 48)
    case .hard: (.red, 112)
    case .easy: (.green, 36)
    case .coolDown: (.blue, 48)
    }
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(style.color.gradient)
      .frame(height: style.height)
      .overlay(alignment: .bottomLeading) {
        Text("\(interval.minutes.formatted())′")
          .font(.caption2.monospacedDigit())
          .padding(6)
      }
  }
}

#Preview {
  WorkoutTimelineView(intervals: [
    Interval(id: 0, effort: .warmUp, minutes: 10),
    Interval(id: 1, effort: .hard, minutes: 8),
    Interval(id: 2, effort: .easy, minutes: 3),
    Interval(id: 3, effort: .hard, minutes: 8),
    Interval(id: 4, effort: .easy, minutes: 3),
    Interval(id: 5, effort: .hard, minutes: 8),
    Interval(id: 6, effort: .easy, minutes: 3.5),
    Interval(id: 7, effort: .coolDown, minutes: 12),
  ])
}
