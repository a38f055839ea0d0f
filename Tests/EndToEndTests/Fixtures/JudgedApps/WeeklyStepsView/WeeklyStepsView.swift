import SwiftUI

struct WeeklyStepsView: View {
  @State private var log = ActivityLog()
  @State private var week = 11

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      header
      chart
      Label("Goal \(log.goal.formatted()) steps a day", systemImage: "flag.checkered")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding(.horizontal, 16)
    .padding(.top, 24)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let first = log.week(week).first, let last = log.week(week).last {
        Text(first.date..<last.date, format: .interval.day().month())
          .font(.headline)
      }
      Text("\(log.average(ofWeek: week).formatted()) avg. steps")
        .font(.largeTitle.bold())
        .contentTransition(.numericText())
    }
  }

  private var chart: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: ChartMetrics.barGap) {
        ForEach(log.days) { day in
          DayBar(day: day, peak: log.peak, reachedGoal: day.steps >= log.goal)
            .frame(width: ChartMetrics.barWidth)
        }
      }
      .frame(height: ChartMetrics.plotHeight)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.weekly(length: ChartMetrics.weekLength, count: log.weekCount))
    .defaultScrollAnchor(.trailing)
    .trackingWeek($week, length: ChartMetrics.weekLength)
    .sensoryFeedback(.selection, trigger: week)
  }
}

private struct DayBar: View {
  let day: DayActivity
  let peak: Int
  let reachedGoal: Bool

  var body: some View {
    VStack(spacing: 6) {
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 8)
        .fill(reachedGoal ? Color.green : Color.green.opacity(0.35))
        .frame(height: 180 * CGFloat(day.steps) / CGFloat(peak))
      Text(day.date, format: .dateTime.weekday(.narrow))
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("\(day.steps) steps")
  }
}

#Preview {
  WeeklyStepsView()
}
