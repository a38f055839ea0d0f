import SwiftUI

struct StepsChartView: View {
  @State private var model = StepsModel()
  @State private var zoom: ChartZoom = .regular

  private var dayWidth: CGFloat { ChartMetrics.dayWidth * zoom.rawValue }

  var body: some View {
    VStack(spacing: 16) {
      Picker("Zoom", selection: $zoom.animation()) {
        ForEach(ChartZoom.allCases) { Text($0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)

      HStack(spacing: 0) {
        axis
          .frame(width: ChartMetrics.axisWidth)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(model.days) { day in
              DayColumn(day: day, fraction: CGFloat(day.count) / CGFloat(model.highest))
                .frame(width: dayWidth)
            }
          }
        }
        .defaultScrollAnchor(.trailing)
        .scrollTargetBehavior(DayColumnBehavior())
      }
      .frame(height: ChartMetrics.plotHeight)
      Spacer()
    }
    .task { await model.refresh() }
  }

  private var axis: some View {
    VStack {
      Text(model.highest, format: .number.notation(.compactName))
      Spacer()
      Text("0")
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
  }
}

private struct DayColumn: View {
  let day: DaySteps
  let fraction: CGFloat

  var body: some View {
    VStack(spacing: 4) {
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 4)
        .fill(.teal.gradient)
        .frame(height: (ChartMetrics.plotHeight - 20) * fraction)
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
