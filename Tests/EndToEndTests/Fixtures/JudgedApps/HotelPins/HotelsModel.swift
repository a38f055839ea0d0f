import SwiftUI
import CoreLocation

struct Hotel: Identifiable, Hashable, Decodable {
  let id: String
  let name: String
  let stars: Int
  let nightly: Int
  let latitude: Double
  let longitude: Double

  var coordinate: CLLocationCoordinate2D {
    .init(latitude: latitude, longitude: longitude)
  }
}

@Observable
final class HotelsModel {
  private(set) var hotels: [Hotel] = []
  var selectedID: Hotel.ID?

  var selected: Hotel? { hotels.first { $0.id == selectedID } }

  @MainActor
  func load() async {
    guard hotels.isEmpty,
      let url = Bundle.main.url(forResource: "lisbon-hotels", withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let decoded = try? JSONDecoder().decode([Hotel].self, from: data)
    else { return }
    // The search service sends up to nine results per page.
    hotels = decoded.sorted { $0.nightly < $1.nightly }
    selectedID = hotels.first?.id
  }
}
