import SwiftUI

struct AlmanacDay: Identifiable {
  let id: Int
  let name: String
  let high: Double
  let low: Double
  let sunrise: String
  let sunset: String
}

@Observable
final class AlmanacStore {
  var days: [AlmanacDay] = []

  @MainActor
  func load() async {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    days = names.enumerated().map { index, name in
      AlmanacDay(
        id: index, name: name, high: 17 + Double(index), low: 8,
        sunrise: "6:4\(index)", sunset: "20:1\(index)")
    }
  }
}

enum TemperatureUnit: CaseIterable {
  case celsius, fahrenheit

  var symbol: String { self == .celsius ? "°C" : "°F" }

  func text(_ celsius: Double) -> String {
    let value = self == .celsius ? celsius : celsius * 9 / 5 + 32
    return "\(Int(value.rounded()))°"
  }
}

extension EnvironmentValues {
  @Entry var temperatureUnit: TemperatureUnit = .celsius
}
