import CoreLocation
import Observation

struct Place: Identifiable {
  let id = UUID()
  let name: String
  let kind: String
  let coordinate: CLLocationCoordinate2D
  let walkingMinutes: Int
}

@Observable
final class PlacesModel {
  var query = ""
  var places: [Place] = []

  var visible: [Place] {
    query.isEmpty ? places : places.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }
}
