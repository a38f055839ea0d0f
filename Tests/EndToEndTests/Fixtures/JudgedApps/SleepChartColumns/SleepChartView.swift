import SwiftUI

struct SleepNight: Identifiable {
  let id: Int
  let date: Date
  let deep: Double
  let light: Double
  let rem: Double

  var hours: Double { deep + light + rem }
}

struct ColumnSnap<Count: BinaryInteger>: ScrollTargetBehavior {
  let columnsPerPage: Count

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let column = context.containerSize.width / CGFloat(columnsPerPage)
    guard column > 0 else { return }
    let limit = max(context.contentSize.width - context.containerSize.width, 0)
    let x = (target.rect.minX / column).rounded() * column
    target.rect.origin.x = x.clamped(to: 0...limit)
  }
}

private extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

struct SleepChartCard: View {
  let nights: [SleepNight]
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var columns: Int { sizeClass == .regular ? 14 : 7 }
  private let plotHeight: CGFloat = 160

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Sleep", systemImage: "bed.double.fill")
        .font(.headline)
        .foregroundStyle(.teal)

      ScrollView(.horizontal) {
        HStack(alignment: .bottom, spacing: 0) {
          ForEach(nights) { night in
            NightColumn(night: night, plotHeight: plotHeight)
              .containerRelativeFrame(.horizontal, count: columns, spacing: 0)
          }
        }
      }
      .scrollIndicators(.never)
      .defaultScrollAnchor(.trailing)
      .scrollTargetBehavior(ColumnSnap(columnsPerPage: columns))
    }
    .padding(16)
    .background(.background.secondary, in: .rect(cornerRadius: 20))
    .padding(.horizontal, 16)
  }
}

private struct NightColumn: View {
  let night: SleepNight
  let plotHeight: CGFloat

  private func height(_ hours: Double) -> CGFloat { plotHeight * min(hours, 10) / 10 }

  var body: some View {
    VStack(spacing: 6) {
      VStack(spacing: 1) {
        Rectangle().fill(.cyan).frame(height: height(night.rem))
        Rectangle().fill(.teal).frame(height: height(night.light))
        Rectangle().fill(.indigo).frame(height: height(night.deep))
      }
      .clipShape(.rect(cornerRadius: 5))
      .padding(.horizontal, 8)
      .frame(height: plotHeight, alignment: .bottom)

      Text(night.date, format: .dateTime.day())
        .font(.caption2.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(night.date, style: .date))
    .accessibilityValue("\(night.hours.formatted(.number.precision(.fractionLength(1)))) hours")
  }
}

#Preview {
  let nights = (0..<60).map { i in
    SleepNight(
      id: i,
      date: .now.addingTimeInterval(Double(i - 59) * 86_400),
      deep: 1 + Double(i % 3) * 0.3,
      light: 3 + Double(i % 4) * 0.4,
      rem: 1 + Double(i % 5) * 0.2
    )
  }
  return SleepChartCard(nights: nights)
}
