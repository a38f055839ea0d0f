import SwiftUI

struct PulseDay: Identifiable {
  let id: Int
  let label: String
  let hourly: [Double]
}

// Two weeks of pulse, opened at the newest reading. The right edge of the window
// comes to rest on a midnight line.
struct PulseHistory: View {
  var days: [PulseDay]

  private let dayWidth: CGFloat = 240
  private let chartHeight: CGFloat = 180

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Resting pulse", systemImage: "heart.fill")
        .font(.headline)
        .foregroundStyle(.red)
        .padding(.horizontal)

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(days) { day in
            DayBars(day: day)
              .frame(width: dayWidth, height: chartHeight)
              .overlay(alignment: .trailing) {
                Rectangle().fill(.secondary).frame(width: 1)
              }
          }
        }
      }
      .defaultScrollAnchor(.trailing)
      .scrollTargetBehavior(MidnightBehavior(dayWidth: dayWidth))
    }
  }
}

private struct MidnightBehavior: ScrollTargetBehavior {
  let dayWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let window = context.containerSize.width
    let furthest = max(context.contentSize.width - window, 0)

    let trailingEdge = target.rect.origin.x + window
    let midnight = (trailingEdge / dayWidth).rounded() * dayWidth

    target.rect.origin.x = min(max(midnight - window, 0), furthest)
  }
}

private struct DayBars: View {
  let day: PulseDay

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(day.hourly.indices, id: \.self) { hour in
          Capsule()
            .fill(.red.gradient)
            .frame(height: max(4, (day.hourly[hour] - 40) * 2))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
      Text(day.label).font(.caption).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 4)
  }
}

extension PulseDay {
  static let fortnight: [PulseDay] = (1...14).map { n in
    PulseDay(
      id: n, label: "\(n) March",
      hourly: (0..<24).map { hour in
        58 + 14 * sin(Double(hour + n) / 3.8)
      })
  }
}

#Preview {
  PulseHistory(days: PulseDay.fortnight)
}
