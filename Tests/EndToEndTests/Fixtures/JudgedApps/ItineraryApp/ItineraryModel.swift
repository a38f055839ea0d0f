import Foundation
import Observation

struct TripDay: Identifiable, Codable {
  let id: Int
  let title: String
  let events: [String]
}

@Observable
final class ItineraryModel {
  let tripID: String
  private(set) var days: [TripDay]

  init(tripID: String, days: [TripDay] = []) {
    self.tripID = tripID
    self.days = days
  }

  @MainActor
  func load() async {
    guard days.isEmpty else { return }
    guard let url = URL(string: "https://api.wayfare.example/trips/\(tripID)/days"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return }
    days = (try? JSONDecoder().decode([TripDay].self, from: data)) ?? []
  }
}

extension ItineraryModel {
  static let sample = ItineraryModel(
    tripID: "sample",
    days: [
      TripDay(id: 1, title: "Arrival", events: ["Flight", "Tram"]),
      TripDay(id: 2, title: "Old town", events: ["Castle", "Lunch", "Fado", "Walk"]),
      TripDay(id: 3, title: "Coast", events: ["Train", "Beach", "Dinner"]),
      TripDay(id: 4, title: "Home", events: ["Museum", "Flight", "Bus"]),
    ])
}
