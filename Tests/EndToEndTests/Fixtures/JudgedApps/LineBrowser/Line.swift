import SwiftUI

struct TransitLine: Identifiable {
  let id: String
  let name: String
  let color: Color
  let stations: [String]
}

extension TransitLine {
  static let network: [TransitLine] = [
    .init(
      id: "A", name: "Airport", color: .blue,
      stations: [
        "Airport", "Cargo Terminal", "Fairfield", "Old Mill", "Exchange", "Castle", "Central",
      ]),
    .init(
      id: "B", name: "Bayside", color: .green,
      stations: [
        "Pier", "Aquarium", "Fish Market", "Customs House", "Central", "Opera", "Botanic", "Zoo", "Northgate",
      ]),
    .init(
      id: "C", name: "Circle", color: .orange,
      stations: [
        "Central", "Exchange", "Arena", "University", "Hospital", "Opera",
      ]),
    .init(
      id: "D", name: "Docklands", color: .purple,
      stations: [
        "Shipyard", "Ropewalk", "Dry Dock", "Foundry", "Arena", "Central", "Park", "Lakeview",
      ]),
    .init(
      id: "E", name: "Eastern", color: .red,
      stations: [
        "Hospital", "Brewery", "Orchard", "Eastfield", "Stadium", "Vale", "Quarry", "Hill Top",
        "Windmill", "Chapel", "Abbey", "Long Meadow",
      ]),
  ]
}
