import SwiftUI

struct HourlyForecast: Identifiable {
  let hour: Int
  let symbol: String
  let temperature: Int
  var id: Int { hour }

  var label: String {
    hour == 0 ? "Now" : "\(hour % 24):00"
  }
}

enum HourMetrics {
  static let gap: CGFloat = 12
  static let edge: CGFloat = 16

  static func columnWidth(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat {
    sizeClass == .regular ? 84 : 60
  }
}

struct HourSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = HourMetrics.columnWidth(context.horizontalSizeClass) + HourMetrics.gap
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = target.rect.origin.x

    let column = (x / stride).rounded() * stride
    if abs(end - x) < abs(column - x) {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = min(max(column, 0), end)
    }
  }
}

extension ScrollTargetBehavior where Self == HourSnap {
  static var hourly: HourSnap { HourSnap() }
}

struct HourlyForecastStrip: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  let hours: [HourlyForecast]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Hourly forecast", systemImage: "clock")
        .font(.caption)
        .foregroundStyle(.secondary)
        .padding(.leading, HourMetrics.edge)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: HourMetrics.gap) {
          ForEach(hours) { hour in
            column(for: hour)
          }
        }
        .padding(.horizontal, HourMetrics.edge)
      }
      .scrollTargetBehavior(.hourly)
    }
    .padding(.vertical, 12)
    .background(.thinMaterial)
  }

  private func column(for hour: HourlyForecast) -> some View {
    VStack(spacing: 10) {
      Text(hour.label)
        .font(.caption)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      Image(systemName: hour.symbol)
        .symbolRenderingMode(.multicolor)
        .frame(height: 28)
      Text("\(hour.temperature)°")
        .font(.headline)
    }
    .padding(.vertical, 8)
    .frame(width: HourMetrics.columnWidth(horizontalSizeClass))
  }
}

#Preview {
  HourlyForecastStrip(
    hours: (0..<48).map { h in
      HourlyForecast(
        hour: h,
        symbol: h % 3 == 0 ? "cloud.sun.fill" : "sun.max.fill",
        temperature: 12 + (h % 9))
    })
}
