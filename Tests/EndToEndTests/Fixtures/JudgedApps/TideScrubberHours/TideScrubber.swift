import SwiftUI

struct TideReading: Identifiable, Hashable {
  let hour: Int
  let meters: Double
  var id: Int { hour }

  static let today: [TideReading] = (0..<24).map { h in
    TideReading(hour: h, meters: 1.6 + 1.3 * sin(Double(h) * .pi / 6.2))
  }
}

struct ColumnSnap: ScrollTargetBehavior {
  var step: CGFloat
  var count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard step > 0, count > 0 else { return }
    let column = Int((target.rect.minX / step).rounded())
    target.rect.origin.x = CGFloat(min(max(column, 0), count - 1)) * step
  }
}

struct TideScrubber: View {
  let readings: [TideReading]
  @State private var selection = 0

  private let columnWidth: CGFloat = 52
  private let chartHeight: CGFloat = 180

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      headline
      chart
        .frame(height: chartHeight + 28)
    }
  }

  @ViewBuilder
  private var headline: some View {
    if readings.indices.contains(selection) {
      let reading = readings[selection]
      VStack(alignment: .leading) {
        Text(reading.meters, format: .number.precision(.fractionLength(1)))
          .font(.largeTitle.bold())
        Text("meters at \(reading.hour):00")
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal)
    }
  }

  private var chart: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(readings) { reading in
            column(reading)
          }
        }
        .padding(.horizontal, max(0, (geo.size.width - columnWidth) / 2))
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(ColumnSnap(step: columnWidth, count: readings.count))
      .onScrollGeometryChange(for: Int.self) { g in
        Int(((g.contentOffset.x + g.contentInsets.leading) / columnWidth).rounded())
      } action: { _, hour in
        selection = min(max(hour, 0), max(readings.count - 1, 0))
      }
      .overlay {
        Rectangle()
          .fill(.red)
          .frame(width: 1.5)
          .allowsHitTesting(false)
      }
    }
  }

  private func column(_ reading: TideReading) -> some View {
    VStack(spacing: 6) {
      Spacer(minLength: 0)
      RoundedRectangle(cornerRadius: 6)
        .fill(.teal.gradient)
        .frame(width: 30, height: max(4, CGFloat(reading.meters / 3.2) * chartHeight))
      Text("\(reading.hour)")
        .font(.caption2.monospacedDigit())
        .frame(height: 16)
    }
    .frame(width: columnWidth)
  }
}

#Preview {
  TideScrubber(readings: TideReading.today)
}
