import CoreLocation
import Observation

struct Garage: Identifiable, Hashable, Decodable {
  let id: Int
  var name: String
  var latitude: Double
  var longitude: Double
  var free: Int
  var centsPerHour: Int

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  var price: String {
    (Double(centsPerHour) / 100).formatted(.currency(code: "EUR"))
  }
}

@Observable
final class GarageStore {
  var garages: [Garage] = []
  var focusedID: Garage.ID?
  var reservedID: Garage.ID?

  var focused: Garage? {
    garages.first { $0.id == focusedID } ?? garages.first
  }

  func load() async {
    garages = Garage.downtown.sorted { $0.centsPerHour < $1.centsPerHour }
    focusedID = garages.first?.id
  }

  func reserveFocused() {
    guard let focused, focused.free > 0 else { return }
    reservedID = focused.id
  }
}

extension Garage {
  static let downtown: [Garage] = [
    .init(id: 11, name: "Oper", latitude: 48.1395, longitude: 11.5798, free: 41, centsPerHour: 420),
    .init(id: 12, name: "Viktualienmarkt", latitude: 48.1349, longitude: 11.5766, free: 7, centsPerHour: 380),
    .init(id: 13, name: "Isartor", latitude: 48.1341, longitude: 11.5829, free: 0, centsPerHour: 300),
    .init(id: 14, name: "Stachus", latitude: 48.1391, longitude: 11.5655, free: 212, centsPerHour: 450),
  ]
}
