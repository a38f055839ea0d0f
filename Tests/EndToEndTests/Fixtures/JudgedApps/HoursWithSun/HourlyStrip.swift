import SwiftUI

enum ForecastEntry: Identifiable {
  case hour(Int, symbol: String, degrees: Int)
  case sun(String, rising: Bool)

  var id: String {
    switch self {
    case .hour(let hour, _, _): "h\(hour)"
    case .sun(let time, _): "s\(time)"
    }
  }
}

private enum Metrics {
  static let tile: CGFloat = 60
  static let gap: CGFloat = 10
  static let tileHeight: CGFloat = 104
  static let inset: CGFloat = 12
}

struct HourSnap: ScrollTargetBehavior {
  var step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(0, target.rect.minX), end)

    // The far end is a resting place too, even when it falls between tiles.
    if end - x < step / 2 {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = min((x / step).rounded() * step, end)
    }
  }
}

struct HourlyStrip: View {
  let entries: [ForecastEntry]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label("Next 24 hours", systemImage: "clock")
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.secondary)
        .padding(.horizontal, Metrics.inset)

      ScrollView(.horizontal) {
        HStack(spacing: Metrics.gap) {
          ForEach(entries) { entry in
            switch entry {
            case .hour(let hour, let symbol, let degrees):
              HourTile(hour: hour, symbol: symbol, degrees: degrees)
            case .sun(let time, let rising):
              SunTile(time: time, rising: rising)
            }
          }
        }
      }
      .contentMargins(.horizontal, Metrics.inset, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(HourSnap(step: Metrics.tile + Metrics.gap))
    }
    .padding(.vertical, 12)
    .background(.thinMaterial, in: .rect(cornerRadius: 18))
    .clipShape(.rect(cornerRadius: 18))
  }
}

private struct HourTile: View {
  let hour: Int
  let symbol: String
  let degrees: Int

  var body: some View {
    VStack(spacing: 10) {
      Text(String(format: "%02d", hour))
        .font(.subheadline.weight(.medium))
      Image(systemName: symbol)
        .symbolRenderingMode(.multicolor)
        .font(.title3)
        .frame(height: 26)
      Text("\(degrees)°")
        .font(.headline)
    }
    .frame(width: Metrics.tile, height: Metrics.tileHeight)
    .background(.white.opacity(0.12), in: .rect(cornerRadius: 12))
  }
}

private struct SunTile: View {
  let time: String
  let rising: Bool

  var body: some View {
    VStack(spacing: 10) {
      Text(time)
        .font(.subheadline.weight(.medium))
      Image(systemName: rising ? "sunrise.fill" : "sunset.fill")
        .symbolRenderingMode(.multicolor)
        .font(.title3)
        .frame(height: 26)
      Text(rising ? "Sunrise" : "Sunset")
        .font(.headline)
    }
    .frame(width: 84, height: Metrics.tileHeight)
    .background(.orange.opacity(0.18), in: .rect(cornerRadius: 12))
  }
}

struct TodayScreen: View {
  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 2) {
        Text("Ljubljana").font(.title2)
        Text("21°").font(.system(size: 64, weight: .thin))
        Text("Clear until evening").foregroundStyle(.secondary)
      }
      .padding(.top, 16)

      HourlyStrip(entries: ForecastEntry.today)
        .padding(.horizontal, 16)

      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
    .background(
      LinearGradient(
        colors: [.blue.opacity(0.5), .indigo.opacity(0.6)],
        startPoint: .top, endPoint: .bottom
      ).ignoresSafeArea())
  }
}

extension ForecastEntry {
  static let today: [ForecastEntry] = {
    let degrees = [
      21, 22, 22, 21, 20, 19, 17, 16, 15, 14, 13, 13,
      12, 12, 11, 11, 11, 12, 14, 16, 18, 19, 20, 21,
    ]
    var entries: [ForecastEntry] = []
    for (index, value) in degrees.enumerated() {
      let hour = (14 + index) % 24
      let symbol = (7...19).contains(hour) ? "sun.max.fill" : "moon.stars.fill"
      entries.append(.hour(hour, symbol: symbol, degrees: value))
      if hour == 19 { entries.append(.sun("19:42", rising: false)) }
      if hour == 6 { entries.append(.sun("06:31", rising: true)) }
    }
    return entries
  }()
}

#Preview {
  TodayScreen()
}
