// HourStrip.swift
// Drizzle

import SwiftUI

struct HourForecast: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let degrees: Int
  let rain: Int

  var clock: String { id == 0 ? "Now" : String(format: "%02d", (9 + id) % 24) }

  static let day: [HourForecast] = (0..<24).map { h in
    HourForecast(
      id: h,
      symbol: ["sun.max", "cloud.sun", "cloud", "cloud.rain"][(h / 3) % 4],
      degrees: 12 + Int(6 * sin(Double(h) / 4)),
      rain: (h * 17) % 90)
  }
}

@Observable
final class ForecastModel {
  var hours = HourForecast.day
  var place = "Bergen"
}

struct HourStrip: View {
  @State private var model = ForecastModel()
  @State private var leadingHour: HourForecast.ID? = 0
  @Environment(\.verticalSizeClass) private var vSize

  private let spacing: CGFloat = 10

  private var slots: Int { vSize == .compact ? 9 : 5 }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text(model.place).font(.largeTitle.bold())
        Spacer()
        if let hour = leadingHour, hour > 0 {
          Button("Now") { withAnimation { leadingHour = 0 } }
        }
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(model.hours) { hour in
            HourTile(hour: hour)
              // the first tile is twice as wide
              .containerRelativeFrame(
                .horizontal,
                count: slots,
                span: hour.id == 0 ? 2 : 1,
                spacing: spacing
              )
              .scrollTransition { content, phase in
                content
                  .opacity(phase.isIdentity ? 1 : 0.5)
                  .scaleEffect(y: phase.isIdentity ? 1 : 0.9)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $leadingHour, anchor: .leading)
      .frame(height: 148)

      Spacer(minLength: 0)
    }
    .padding(.top, 24)
  }
}

private struct HourTile: View {
  let hour: HourForecast

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 14) {
        glyph
        VStack(alignment: .leading) {
          Text(hour.clock).font(.headline)
          Text("\(hour.degrees)° now")
          Text("\(hour.rain) %").foregroundStyle(.blue)
        }
        .fixedSize()
      }
      VStack(spacing: 8) {
        Text(hour.clock).font(.caption)
        glyph
        Text("\(hour.degrees)°").font(.headline)
        Text("\(hour.rain) %").font(.caption2).foregroundStyle(.blue)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.blue.opacity(0.08), in: .rect(cornerRadius: 16))
  }

  private var glyph: some View {
    Image(systemName: hour.symbol)
      .symbolVariant(.fill)
      .symbolRenderingMode(.multicolor)
      .font(.title2)
      .frame(width: 32, height: 32)
  }
}

#Preview {
  HourStrip()
}
