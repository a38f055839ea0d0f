import SwiftUI

struct CityWeather: Identifiable, Hashable {
  let id: String
  let celsius: Double
  let symbol: String
  let high: Double
  let low: Double
}

private let sampleCities: [CityWeather] = [
  CityWeather(id: "Oslo", celsius: 4, symbol: "cloud.snow", high: 6, low: -2),
  CityWeather(id: "Lisbon", celsius: 19, symbol: "sun.max", high: 22, low: 13),
  CityWeather(id: "Kyoto", celsius: 15, symbol: "cloud.sun", high: 18, low: 9),
  CityWeather(id: "Lima", celsius: 21, symbol: "cloud.fog", high: 23, low: 17),
  CityWeather(id: "Perth", celsius: 28, symbol: "sun.haze", high: 31, low: 19),
  CityWeather(id: "Quito", celsius: 13, symbol: "cloud.bolt.rain", high: 17, low: 8),
]

struct CityWeatherCards: View {
  @State private var currentID: CityWeather.ID?
  var cities: [CityWeather]

  var body: some View {
    VStack(spacing: 14) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(cities) { city in
            card(for: city)
              .containerRelativeFrame(.horizontal) { width, _ in
                min(width * 0.82, 330)
              }
              .scrollTransition(.interactive) { view, phase in
                view.opacity(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $currentID)
      .scrollIndicators(.hidden)
      .frame(height: 240)

      Text(currentID ?? cities.first?.id ?? "No cities")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .contentTransition(.opacity)
    }
  }

  private func card(for city: CityWeather) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text(city.id).font(.title2.bold())
        Spacer()
        Image(systemName: city.symbol).font(.title)
      }
      Spacer()
      Text("\(city.celsius.formatted(.number.precision(.fractionLength(0))))°")
        .font(.system(size: 64, weight: .thin))
      Text("H \(Int(city.high))°  L \(Int(city.low))°")
        .font(.callout)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(
      LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom),
      in: .rect(cornerRadius: 26)
    )
    .foregroundStyle(.white)
  }
}

#Preview {
  CityWeatherCards(cities: sampleCities)
}
