import SwiftUI

struct PortfolioChartView: View {
  @State private var model = PortfolioModel(symbol: "VWCE")
  private let chartHeight: CGFloat = 260

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(model.symbol)
        .font(.title.bold())
        .padding(.horizontal, 16)

      HStack(spacing: 0) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 0) {
            ForEach(model.months) { month in
              MonthBars(month: month, peak: model.peak, dayWidth: model.dayWidth)
            }
          }
          .padding(.trailing, 24)
        }
        .defaultScrollAnchor(.trailing)
        .scrollTargetBehavior(MonthSnapBehavior(monthWidths: model.monthWidths))

        ValueAxis(peak: model.peak)
          .frame(width: 44)
      }
      .frame(height: chartHeight)

      Spacer()
    }
    .task { await model.load() }
  }
}

private struct MonthBars: View {
  let month: MonthSlice
  let peak: Double
  let dayWidth: CGFloat

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 0) {
        ForEach(month.days) { day in
          Rectangle()
            .fill(Color.teal)
            .padding(.horizontal, 1)
            .frame(width: dayWidth, height: (proxy.size.height - 20) * CGFloat(day.value / peak))
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
      .overlay(alignment: .topLeading) {
        Text(month.start, format: .dateTime.month(.abbreviated).year(.twoDigits))
          .font(.caption2)
          .foregroundStyle(.secondary)
      }
    }
    .frame(width: CGFloat(month.days.count) * dayWidth)
  }
}

private struct ValueAxis: View {
  let peak: Double

  var body: some View {
    VStack {
      ForEach([1.0, 0.75, 0.5, 0.25], id: \.self) { fraction in
        Text(peak * fraction, format: .number.precision(.fractionLength(0)))
          .font(.caption2.monospacedDigit())
          .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    .foregroundStyle(.secondary)
  }
}

#Preview {
  PortfolioChartView()
}
