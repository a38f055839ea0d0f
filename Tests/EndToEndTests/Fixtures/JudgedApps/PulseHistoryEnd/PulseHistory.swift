import SwiftUI

struct HourlyPulse: Identifiable {
  let hour: Int
  let low: Double
  let high: Double
  var id: Int { hour }

  static var sample: [HourlyPulse] {
    (0..<24).map { h in
      let base = 58 + 14 * sin(Double(h) / 24 * .pi)
      return HourlyPulse(hour: h, low: base, high: base + 20 + Double((h * 7) % 23))
    }
  }
}

private struct HourColumnBehavior: ScrollTargetBehavior {
  let columnWidth: CGFloat
  let columns: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.contentSize.width > context.containerSize.width else { return }
    let nearest = Int((target.rect.minX / columnWidth).rounded(.toNearestOrAwayFromZero))
    let index = max(0, min(nearest, columns - 1))
    target.rect.origin.x = CGFloat(index) * columnWidth
  }
}

struct PulseHistory: View {
  var pulses = HourlyPulse.sample

  private enum Layout {
    static let column: CGFloat = 70
    static let plot: CGFloat = 220
    static let range = 40.0...140.0
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Heart Rate")
        .font(.title2.bold())
        .padding(.horizontal)
      if let latest = pulses.last {
        Text("Latest: \(Int(latest.low))–\(Int(latest.high)) BPM")
          .foregroundStyle(.secondary)
          .padding(.horizontal)
      }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(pulses) { pulse in
            PulseColumn(
              pulse: pulse,
              top: y(pulse.high),
              bottom: y(pulse.low)
            )
            .frame(width: Layout.column, height: Layout.plot + 24)
          }
        }
      }
      .defaultScrollAnchor(.trailing)
      .scrollTargetBehavior(
        HourColumnBehavior(columnWidth: Layout.column, columns: pulses.count)
      )
      .scrollIndicators(.hidden)
      .background(Color.red.opacity(0.05))
      Spacer()
    }
  }

  private func y(_ bpm: Double) -> CGFloat {
    let span = Layout.range.upperBound - Layout.range.lowerBound
    return Layout.plot * CGFloat(1 - (bpm - Layout.range.lowerBound) / span)
  }
}

private struct PulseColumn: View {
  let pulse: HourlyPulse
  let top: CGFloat
  let bottom: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      ZStack(alignment: .top) {
        Color.clear
        Capsule()
          .fill(.red)
          .frame(width: 10, height: max(10, bottom - top))
          .offset(y: top)
        Text("\(Int(pulse.high))")
          .font(.caption2)
          .offset(y: top - 16)
      }
      Text("\(pulse.hour):00")
        .font(.caption2.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(height: 24)
    }
    .overlay(alignment: .leading) { Divider() }
  }
}

#Preview {
  PulseHistory()
}
