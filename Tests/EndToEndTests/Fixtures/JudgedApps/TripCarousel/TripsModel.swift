import Foundation
import Observation

struct Trip: Identifiable, Codable, Hashable {
  var id: String
  var city: String
  var nights: Int
  var hotel: String
  var price: Int
}

@Observable
final class TripsModel {
  private(set) var trips: [Trip] = []
  var focusedID: Trip.ID?

  init() {
    trips = (try? JSONDecoder().decode([Trip].self, from: Data(TripsFile.json.utf8))) ?? []
    focusedID = trips.first?.id
  }

  var focused: Trip? {
    trips.first { $0.id == focusedID } ?? trips.first
  }

  func title(at index: Int) -> String {
    "\(index + 1). \(trips[index].city)"
  }
}
