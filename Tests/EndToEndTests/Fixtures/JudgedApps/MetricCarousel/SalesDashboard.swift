import SwiftUI

struct Metric: Identifiable {
  let id: String
  let value: String
  let change: Double
  let bars: [Double]
}

extension Metric {
  static let week: [Metric] = [
    Metric(id: "Revenue", value: "€ 18,420", change: 0.06, bars: [4, 6, 5, 8, 9, 7, 10]),
    Metric(id: "Orders", value: "312", change: 0.03, bars: [3, 3, 5, 4, 6, 7, 6]),
    Metric(id: "Refunds", value: "9", change: -0.12, bars: [2, 1, 0, 3, 1, 1, 1]),
    Metric(id: "Visitors", value: "8,904", change: 0.18, bars: [5, 6, 7, 7, 8, 9, 9]),
    Metric(id: "Basket", value: "€ 59", change: 0.01, bars: [6, 6, 6, 5, 7, 6, 6]),
    Metric(id: "Returning", value: "41 %", change: 0.04, bars: [4, 4, 5, 5, 5, 6, 6]),
    Metric(id: "Stock-outs", value: "3", change: -0.25, bars: [1, 0, 2, 0, 0, 0, 0]),
    Metric(id: "Reviews", value: "4.7", change: 0.0, bars: [7, 7, 8, 7, 8, 8, 8]),
  ]
}

struct SalesDashboard: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("This week").font(.title2.bold()).padding(.horizontal, 20)
          MetricCarousel(items: Metric.week) { metric in
            MetricCard(metric: metric)
          }
          .frame(height: 200)
        }
        .padding(.vertical)
      }
      .navigationTitle("Shop")
    }
  }
}

private struct MetricCard: View {
  let metric: Metric

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(metric.id).foregroundStyle(.secondary)
      Text(metric.value).font(.title.bold())
      Text(metric.change, format: .percent.sign(strategy: .always()))
        .foregroundStyle(metric.change < 0 ? .red : .green)
      HStack(alignment: .bottom, spacing: 6) {
        ForEach(metric.bars.indices, id: \.self) { i in
          RoundedRectangle(cornerRadius: 3)
            .fill(.tint)
            .frame(height: 4 + metric.bars[i] * 5)
        }
      }
      .frame(height: 56, alignment: .bottom)
    }
    .padding()
    .frame(maxHeight: .infinity)
    .background(.background.secondary, in: .rect(cornerRadius: 18))
  }
}

#Preview {
  SalesDashboard()
}
