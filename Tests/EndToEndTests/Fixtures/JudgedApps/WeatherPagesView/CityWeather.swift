import SwiftUI

struct CityWeather: Identifiable {
  let name: String
  let summary: String
  let symbol: String
  let celsius: Double
  let tint: Color

  var id: String { name }

  var temperature: Measurement<UnitTemperature> {
    Measurement(value: celsius, unit: .celsius)
  }

  var hours: [Int] {
    [9, 12, 15, 18, 21]
  }
}

extension CityWeather {
  static let samples: [CityWeather] = [
    CityWeather(name: "Bergen", summary: "Rain", symbol: "cloud.rain", celsius: 9, tint: .blue),
    CityWeather(name: "Seville", summary: "Clear", symbol: "sun.max", celsius: 31, tint: .orange),
    CityWeather(name: "Kyoto", summary: "Humid", symbol: "humidity", celsius: 27, tint: .teal),
    CityWeather(name: "Nairobi", summary: "Partly cloudy", symbol: "cloud.sun", celsius: 22, tint: .green),
    CityWeather(name: "Quito", summary: "Showers", symbol: "cloud.drizzle", celsius: 15, tint: .cyan),
    CityWeather(name: "Tromsø", summary: "Snow", symbol: "cloud.snow", celsius: -3, tint: .gray),
  ]

  static func named(_ name: String) -> CityWeather? {
    samples.first { $0.name == name }
  }
}
