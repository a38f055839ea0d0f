import SwiftUI

struct DaySteps: Identifiable {
  let id: Int  // days since the start of the record
  let steps: Int

  static let record: [DaySteps] = (0..<56).map { day in
    let wave = sin(Double(day) * 0.9) * 2_600
    let weekend = day % 7 >= 5 ? 1_900.0 : 0
    return DaySteps(id: day, steps: Int(6_500 + wave + weekend))
  }
}

enum ChartRange: String, CaseIterable, Identifiable {
  case week = "W"
  case fortnight = "2W"

  var id: Self { self }
  var dayCount: Int { self == .week ? 7 : 14 }
}

struct WholeDaysBehavior: ScrollTargetBehavior {
  let daysOnScreen: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let dayWidth = context.containerSize.width / CGFloat(daysOnScreen)
    guard dayWidth > 0 else { return }
    let hiddenDays = ((context.contentSize.width - context.containerSize.width) / dayWidth).rounded()
    let firstDay = (target.rect.minX / dayWidth).rounded()
    target.rect.origin.x = min(max(firstDay, 0), max(hiddenDays, 0)) * dayWidth
  }
}

struct DayBar: View {
  let day: DaySteps
  let ceiling: Int

  var body: some View {
    GeometryReader { proxy in
      let height = proxy.size.height * CGFloat(day.steps) / CGFloat(ceiling)
      Capsule()
        .fill(day.steps >= 8_000 ? Color.green : Color.green.opacity(0.45))
        .frame(width: proxy.size.width * 0.5, height: height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct StepsChartCard: View {
  @State private var range = ChartRange.week
  @State private var firstVisible = 0

  private let record = DaySteps.record
  private let ceiling = 12_000
  private let chartHeight: CGFloat = 160

  private var average: Int {
    let count = range.dayCount
    let lower = min(max(firstVisible, 0), record.count - count)
    return record[lower..<(lower + count)].map(\.steps).reduce(0, +) / count
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Range", selection: $range) {
        ForEach(ChartRange.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)

      VStack(alignment: .leading) {
        Text("DAILY AVERAGE").font(.caption).foregroundStyle(.secondary)
        Text("\(average) steps").font(.title2.bold().monospacedDigit())
      }

      HStack(alignment: .top, spacing: 8) {
        bars
        axis
      }
      .frame(height: chartHeight)
    }
    .padding(16)
    .background(.background.secondary, in: .rect(cornerRadius: 16))
    .padding(.horizontal, 16)
  }

  private var bars: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(record) { day in
          DayBar(day: day, ceiling: ceiling)
            .containerRelativeFrame(.horizontal, count: range.dayCount, spacing: 0)
        }
      }
      .frame(height: chartHeight)
    }
    .scrollTargetBehavior(WholeDaysBehavior(daysOnScreen: range.dayCount))
    .defaultScrollAnchor(.trailing)
    .onScrollGeometryChange(for: Int.self) { geometry in
      let dayWidth = geometry.containerSize.width / CGFloat(range.dayCount)
      return dayWidth > 0 ? Int((geometry.contentOffset.x / dayWidth).rounded()) : 0
    } action: { _, day in
      firstVisible = day
    }
    .id(range)
  }

  private var axis: some View {
    VStack(alignment: .trailing) {
      Text("12k")
      Spacer()
      Text("6k")
      Spacer()
      Text("0")
    }
    .font(.caption2)
    .foregroundStyle(.secondary)
    .frame(width: 36, alignment: .trailing)
  }
}

#Preview {
  StepsChartCard()
}
