import SwiftUI

struct RainHour: Identifiable {
  let id: Int
  let clockHour: Int
  let probability: Double
  let millimetres: Double

  var startsNewDay: Bool { clockHour == 0 && id > 0 }

  static func forecast(from start: Int, count: Int = 48) -> [RainHour] {
    (0..<count).map { n in
      let p = (sin(Double(n) / 4) + 1) / 2
      return RainHour(id: n, clockHour: (start + n) % 24, probability: p, millimetres: p * 3.2)
    }
  }
}

private enum Strip {
  static let cell: CGFloat = 60
  static let gap: CGFloat = 10
  static let edge: CGFloat = 16
  static let marker: CGFloat = 28
}

// Rests with an hour flush against the leading edge padding.
struct HourSnapping: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = Strip.cell + Strip.gap
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = target.rect.minX
    let hour = (proposed / stride).rounded() * stride
    if abs(end - proposed) < abs(hour - proposed) {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = min(max(0, hour), end)
    }
  }
}

struct HourlyRainStrip: View {
  var hours: [RainHour] = RainHour.forecast(from: 18)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Rain, next 48 hours", systemImage: "cloud.rain")
        .font(.headline)
        .padding(.horizontal, Strip.edge)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Strip.gap) {
          ForEach(hours) { hour in
            if hour.startsNewDay {
              DayMarker()
                .frame(width: Strip.marker)
            }
            HourCell(hour: hour)
              .frame(width: Strip.cell)
          }
        }
        .padding(.horizontal, Strip.edge)
        .frame(height: 150)
      }
      .scrollTargetBehavior(HourSnapping())
    }
  }
}

private struct HourCell: View {
  let hour: RainHour

  var body: some View {
    VStack(spacing: 6) {
      Text(hour.probability, format: .percent.precision(.fractionLength(0)))
        .font(.caption2)
        .foregroundStyle(.blue)
      Spacer(minLength: 0)
      Capsule()
        .fill(.blue.gradient)
        .frame(width: 14, height: 8 + 70 * hour.probability)
      Text("\(hour.clockHour)h")
        .font(.caption.monospacedDigit())
    }
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity)
    .background(.quaternary, in: .rect(cornerRadius: 10))
  }
}

private struct DayMarker: View {
  var body: some View {
    Text("Next day")
      .font(.caption2.weight(.semibold))
      .foregroundStyle(.secondary)
      .fixedSize()
      .rotationEffect(.degrees(-90))
  }
}

#Preview {
  HourlyRainStrip()
}
