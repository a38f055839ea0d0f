import SwiftUI

struct HourForecast: Identifiable {
  let id: Int
  let symbol: String
  let temp: Int

  var hourText: String { id == 0 ? "Now" : "\(id % 24)h" }
}

class WeatherViewModel: ObservableObject {
  @Published var hours: [HourForecast] = []
  let visibleHours: CGFloat = 5.5

  func fetchHours() {
    // TODO: real api
    let symbols = ["sun.max.fill", "cloud.sun.fill", "cloud.rain.fill", "moon.stars.fill"]
    hours = (0..<48).map { h in
      HourForecast(id: h, symbol: symbols[(h / 6) % 4], temp: 12 + (h * 7) % 11)
    }
  }
}

struct HourCell: View {
  var hour: HourForecast

  var body: some View {
    VStack(spacing: 8) {
      Text(hour.hourText).font(.caption)
      Image(systemName: hour.symbol).symbolRenderingMode(.multicolor).frame(height: 28)
      Text("\(hour.temp)°").font(.headline)
    }
    .foregroundColor(.white)
  }
}
