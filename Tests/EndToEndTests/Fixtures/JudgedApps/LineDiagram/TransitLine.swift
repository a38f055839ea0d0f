import SwiftUI

struct TransitLine: Identifiable {
  let id: String
  let name: String
  let color: Color
  let stops: [String]

  static let network: [TransitLine] = [
    TransitLine(
      id: "U1", name: "Harbour – Northfield", color: .red,
      stops: [
        "Harbour", "Fish Market", "Old Town", "Cathedral", "Central", "Museum", "Park Gate", "Mill Lane",
        "Northfield",
      ]),
    TransitLine(
      id: "U2", name: "Airport – University", color: .blue,
      stops: [
        "Airport", "Expo", "Southgate", "Central", "Opera", "Botanic Garden", "University",
      ]),
    TransitLine(
      id: "T5", name: "Ring tram", color: .green,
      stops: [
        "Central", "Town Hall", "Canal Street", "Brewery", "Stadium", "East Cross", "Hospital",
        "Vineyards", "Tower Road", "Fish Market", "Quay 9",
      ]),
  ]
}
