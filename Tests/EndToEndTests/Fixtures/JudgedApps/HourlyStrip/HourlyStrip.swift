import SwiftUI

struct HourForecast: Identifiable {
  let hour: Int
  let symbol: String
  let temperature: Int
  var id: Int { hour }
}

struct HourlyStrip: View {
  let hours: [HourForecast]

  private let visible = 6
  private let gap: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Hourly forecast", systemImage: "clock")
        .font(.caption)
        .foregroundStyle(.secondary)
      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(hours) { hour in
            HourCell(hour: hour)
              .containerRelativeFrame(.horizontal, count: visible, spacing: gap)
          }
        }
      }
      .frame(height: 104)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(HourSnap(visible: visible))
    }
    .padding(14)
    .background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
  }
}

private struct HourCell: View {
  let hour: HourForecast

  var body: some View {
    VStack(spacing: 10) {
      Text(hour.hour == 0 ? "Now" : "\(hour.hour)")
        .font(.footnote.bold())
      Image(systemName: hour.symbol)
        .symbolRenderingMode(.multicolor)
        .font(.title3)
      Text("\(hour.temperature)°")
    }
    .frame(maxHeight: .infinity)
    .background(.white.opacity(0.15), in: .rect(cornerRadius: 10))
  }
}

struct HourSnap: ScrollTargetBehavior {
  let visible: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width / CGFloat(visible)
    let end = context.contentSize.width - context.containerSize.width
    guard step > 0, end > 0 else { return }

    let x = target.rect.minX
    if x >= end {
      target.rect.origin.x = end
      return
    }

    let raw = x / step
    let hour: CGFloat
    if context.velocity.dx > 40 {
      hour = raw.rounded(.up)
    } else if context.velocity.dx < -40 {
      hour = raw.rounded(.down)
    } else {
      hour = raw.rounded()
    }
    target.rect.origin.x = min(max(hour * step, 0), end)
  }
}
