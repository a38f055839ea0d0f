import Foundation

struct ParcelEvent: Identifiable, Decodable {
  let id: Int
  let place: String
  let text: String
  let at: Date
}

struct Parcel: Identifiable {
  let id: String
  let sender: String
  var events: [ParcelEvent]

  var progress: Double { min(Double(events.count) / 6, 1) }

  static let demo = Parcel(
    id: "JJD0390 117 2208", sender: "Kaffeerösterei Nord",
    events: [
      ParcelEvent(id: 1, place: "Hamburg", text: "Handed over", at: .now.addingTimeInterval(-90_000)),
      ParcelEvent(id: 2, place: "Hannover", text: "Sorted", at: .now.addingTimeInterval(-50_000)),
      ParcelEvent(id: 3, place: "Kassel", text: "In the van", at: .now.addingTimeInterval(-4_000)),
    ])
}
