import SwiftUI

struct TideHour: Identifiable, Hashable {
  let hour: Int
  let metres: Double
  var id: Int { hour }
  var label: String { String(format: "%02d:00", hour) }
}

struct TideStation {
  let name: String
  let hours: [TideHour]

  static let sample = TideStation(
    name: "St Malo",
    hours: (0..<24).map { hour in
      TideHour(hour: hour, metres: 6.5 + 5.2 * cos(Double(hour) * .pi / 6.2))
    }
  )
}

struct HourStepBehavior: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard step > 0 else { return }
    let travel = max(0, context.contentSize.width - context.containerSize.width)
    let lastIndex = Int(travel / step)
    let index = Int((target.rect.minX / step).rounded())
    target.rect.origin.x = CGFloat(min(max(index, 0), lastIndex)) * step
  }
}

extension ScrollTargetBehavior where Self == HourStepBehavior {
  static func hourly(step: CGFloat) -> HourStepBehavior {
    HourStepBehavior(step: step)
  }
}

struct TideTableView: View {
  let station: TideStation

  @ScaledMetric(relativeTo: .caption) private var cellWidth: CGFloat = 64
  private let spacing: CGFloat = 8
  private let margin: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(station.name)
        .font(.title.bold())
        .padding(.horizontal, margin)
      strip
      Divider()
      extremes
        .padding(.horizontal, margin)
      Spacer()
    }
    .padding(.top, margin)
  }

  private var strip: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(station.hours) { hour in
          TideCell(hour: hour)
            .frame(width: cellWidth, height: 140)
        }
      }
      .padding(.horizontal, margin)
    }
    .frame(height: 140)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.hourly(step: cellWidth + spacing))
  }

  private var extremes: some View {
    let high = station.hours.max { $0.metres < $1.metres }
    let low = station.hours.min { $0.metres < $1.metres }
    return VStack(alignment: .leading, spacing: 4) {
      Label("High water \(high?.label ?? "–")", systemImage: "arrow.up")
      Label("Low water \(low?.label ?? "–")", systemImage: "arrow.down")
    }
    .font(.subheadline)
  }
}

private struct TideCell: View {
  let hour: TideHour

  var body: some View {
    VStack {
      Text(hour.label).font(.caption)
      Spacer()
      Image(systemName: "water.waves")
        .offset(y: -hour.metres * 4)
      Text(hour.metres, format: .number.precision(.fractionLength(1)))
        .font(.callout.monospacedDigit())
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.blue.opacity(0.12), in: .rect(cornerRadius: 12))
  }
}

#Preview {
  TideTableView(station: .sample)
}
