import SwiftUI

struct Destination: Identifiable, Hashable {
  let city: String
  let country: String
  let price: Double
  var id: String { city }
  var imageName: String { city.lowercased() }

  static let featured: [Destination] = [
    .init(city: "Lisbon", country: "Portugal", price: 189),
    .init(city: "Kyoto", country: "Japan", price: 940),
    .init(city: "Bergen", country: "Norway", price: 260),
    .init(city: "Oaxaca", country: "Mexico", price: 780),
    .init(city: "Tbilisi", country: "Georgia", price: 310),
    .init(city: "Hobart", country: "Australia", price: 1290),
  ]
}

struct TravelHome: View {
  var body: some View {
    TabView {
      NavigationStack {
        VStack(alignment: .leading, spacing: 16) {
          Text("Where next?")
            .font(.largeTitle.bold())
            .padding(.horizontal, DestinationCarousel.margin)
          DestinationCarousel(destinations: Destination.featured)
          Spacer()
        }
        .navigationDestination(for: Destination.self) { destination in
          Text("\(destination.city), \(destination.country)")
        }
      }
      .tabItem { Label("Explore", systemImage: "globe") }

      Text("No trips yet")
        .tabItem { Label("Trips", systemImage: "suitcase") }
    }
  }
}
