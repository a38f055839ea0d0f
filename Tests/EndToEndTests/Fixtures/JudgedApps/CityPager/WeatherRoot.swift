import SwiftUI

@main
struct SkylineApp: App {
  @State private var cities = CityStore()

  var body: some Scene {
    WindowGroup {
      WeatherRoot()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .readsPageWidth()
        .environment(cities)
        .task { await cities.restore() }
    }
  }
}

struct WeatherRoot: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(CityStore.self) private var store

  var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        List(store.cities) { city in
          LabeledContent(city.name, value: city.now)
        }
        .frame(width: 320)
        Divider()
        CityPager()
      }
    } else {
      CityPager()
    }
  }
}

@Observable
final class CityStore {
  struct City: Identifiable, Codable {
    var id: String { name }
    let name: String
    let now: String
    let outlook: String
  }

  var cities: [City] = []

  @MainActor
  func restore() async {
    cities = [
      City(name: "Porto", now: "18°", outlook: "Fog until ten"),
      City(name: "Bergen", now: "9°", outlook: "Rain"),
      City(name: "Tunis", now: "31°", outlook: "Clear"),
      City(name: "Graz", now: "22°", outlook: "Thunder later"),
    ]
  }
}
