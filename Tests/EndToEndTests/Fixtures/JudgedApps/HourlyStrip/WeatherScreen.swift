import SwiftUI

struct WeatherScreen: View {
  let city: String
  let hours: [HourForecast]

  init(city: String) {
    self.city = city
    hours = (0..<24).map { hour in
      let isNight = hour < 6 || hour > 20
      return HourForecast(
        hour: hour,
        symbol: isNight ? "moon.stars.fill" : (hour % 5 == 0 ? "cloud.rain.fill" : "sun.max.fill"),
        temperature: 11 + (hour < 15 ? hour : 29 - hour) / 2)
    }
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        VStack {
          Text(city).font(.largeTitle)
          Text("\(hours.first?.temperature ?? 0)°").font(.system(size: 88, weight: .thin))
        }
        .padding(.top, 40)
        HourlyStrip(hours: hours)
        LazyVGrid(columns: [.init(.flexible()), .init(.flexible())], spacing: 16) {
          ForEach(["UV index", "Sunset", "Wind", "Humidity"], id: \.self) { title in
            VStack(alignment: .leading) {
              Text(title).font(.caption).foregroundStyle(.secondary)
              Spacer()
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 130)
            .padding(14)
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 18))
          }
        }
      }
      .padding(.horizontal, 10)
    }
    .background(
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom).ignoresSafeArea())
  }
}
