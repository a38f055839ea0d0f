import SwiftUI

struct StepsChartView: View {
  @State private var model = StepsModel()
  @State private var chartWidth: CGFloat = 0

  private let visibleDays = 7
  private var dayWidth: CGFloat { chartWidth / CGFloat(visibleDays) }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Steps").font(.title2.bold())
      HStack(spacing: 8) {
        chart
        axis
      }
      .frame(height: 240)
    }
    .padding(16)
    .task { model.loadSample() }
  }

  private var chart: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(model.days) { day in
          DayBar(day: day, share: CGFloat(day.steps) / CGFloat(model.peak))
            .frame(width: dayWidth)
        }
      }
    }
    .scrollTargetBehavior(
      DayScrollBehavior(dayWidth: dayWidth, weekStarts: model.weekStarts)
    )
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      chartWidth = $0
    }
  }

  private var axis: some View {
    VStack(alignment: .trailing) {
      Text(model.peak, format: .number.notation(.compactName))
      Spacer()
      Text(model.peak / 2, format: .number.notation(.compactName))
      Spacer()
      Text("0").padding(.bottom, 20)
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .frame(width: 36)
  }
}

private struct DayBar: View {
  let day: StepsDay
  let share: CGFloat

  var body: some View {
    VStack(spacing: 4) {
      GeometryReader { proxy in
        RoundedRectangle(cornerRadius: 4)
          .fill(.green.gradient)
          .frame(height: proxy.size.height * share)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
      Text(day.date, format: .dateTime.day())
        .font(.caption2)
        .frame(height: 16)
    }
    .padding(.horizontal, 4)
  }
}

#Preview {
  StepsChartView()
}
