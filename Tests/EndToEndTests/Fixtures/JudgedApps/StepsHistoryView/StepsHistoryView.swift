import SwiftUI

enum StepsChartMetrics {
  static let barWidth: CGFloat = 28
  static let barGap: CGFloat = 12
  static let plotHeight: CGFloat = 180
  static let labelHeight: CGFloat = 22

  static var dayPitch: CGFloat { barWidth + barGap }
  static var weekWidth: CGFloat { dayPitch * 7 }
}

struct WeekByWeekBehavior: ScrollTargetBehavior {
  var week = StepsChartMetrics.weekWidth

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let lastWeek = ((context.contentSize.width - context.containerSize.width) / week).rounded()
    let from = (context.originalTarget.rect.minX / week).rounded()
    let proposed = (target.rect.minX / week).rounded()
    let next = min(max(proposed, from - 1), from + 1)
    target.rect.origin.x = min(max(next, 0), max(lastWeek, 0)) * week
  }
}

struct StepsHistoryView: View {
  @State private var store = StepsStore()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Steps")
        .font(.largeTitle.bold())

      HStack(alignment: .top, spacing: 8) {
        axis
        chart
      }

      Text("Daily average \(store.average.formatted())")
        .font(.subheadline)
        .foregroundStyle(.secondary)

      Spacer()
    }
    .padding(16)
  }

  private var chart: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .bottom, spacing: StepsChartMetrics.barGap) {
        ForEach(store.weeks) { week in
          HStack(alignment: .bottom, spacing: StepsChartMetrics.barGap) {
            ForEach(week.days) { day in
              DayBar(day: day, ceiling: store.ceiling)
            }
          }
        }
      }
      .padding(.horizontal, StepsChartMetrics.barGap / 2)
    }
    .frame(width: StepsChartMetrics.weekWidth)
    .scrollIndicators(.hidden)
    .defaultScrollAnchor(.trailing)
    .scrollTargetBehavior(WeekByWeekBehavior())
  }

  private var axis: some View {
    VStack(alignment: .trailing) {
      Text("\(store.ceiling / 1000)k")
      Spacer()
      Text("\(store.ceiling / 2000)k")
      Spacer()
      Text("0")
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .frame(width: 36, height: StepsChartMetrics.plotHeight)
  }
}

private struct DayBar: View {
  let day: StepDay
  let ceiling: Int

  private var height: CGFloat {
    StepsChartMetrics.plotHeight * CGFloat(day.steps) / CGFloat(ceiling)
  }

  var body: some View {
    VStack(spacing: 0) {
      RoundedRectangle(cornerRadius: 6)
        .fill(day.steps >= 10_000 ? Color.green : Color.accentColor)
        .frame(height: height)
        .frame(height: StepsChartMetrics.plotHeight, alignment: .bottom)
      Text(day.initial)
        .font(.caption2)
        .frame(height: StepsChartMetrics.labelHeight)
    }
    .frame(width: StepsChartMetrics.barWidth)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(day.date, style: .date))
    .accessibilityValue("\(day.steps) steps")
  }
}

#Preview {
  StepsHistoryView()
}
