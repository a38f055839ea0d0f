import SwiftUI

struct HourReading: Identifiable {
  let id: Int
  let celsius: Int
  let symbol: String

  var hour: String { String(format: "%02d", id % 24) }
  var label: String { "\(celsius)°" }

  static let placeholders = (0..<24).map { HourReading(id: $0, celsius: 0, symbol: "circle") }
}

struct TodayView: View {
  @AppStorage("roomyHours") private var roomy = false
  @State private var hours: [HourReading]?

  var body: some View {
    VStack(spacing: 20) {
      HourStrip(now: hours?.first, hours: hours ?? HourReading.placeholders)
        .redacted(reason: hours == nil ? .placeholder : [])
        .environment(\.roomyHours, roomy)
        .id(roomy)
      Toggle("Fewer, wider hours", isOn: $roomy)
        .padding(.horizontal)
      Spacer()
    }
    .task {
      try? await Task.sleep(for: .seconds(1))
      hours = (0..<24).map { n in
        HourReading(
          id: n + 8, celsius: 14 + abs(12 - n) / 2,
          symbol: n % 3 == 0 ? "cloud.sun" : "sun.max")
      }
    }
  }
}

#Preview { TodayView() }
