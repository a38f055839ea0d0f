import SwiftUI

struct Sector: Identifiable {
  let id: String
  let rows: Int
  let seats: Int
}

struct Tier: Identifiable {
  let id: Int
  var sectors: [Sector]
}

enum Venue {
  static let viewport = CGSize(width: 300, height: 240)

  static let tiers: [Tier] = [
    Tier(
      id: 0,
      sectors: [
        .init(id: "A1", rows: 5, seats: 7), .init(id: "A2", rows: 5, seats: 7),
        .init(id: "A3", rows: 4, seats: 7), .init(id: "A4", rows: 5, seats: 5),
      ]),
    Tier(id: 1, sectors: [.init(id: "B1", rows: 3, seats: 6), .init(id: "B2", rows: 5, seats: 7)]),
    Tier(
      id: 2,
      sectors: [
        .init(id: "C1", rows: 2, seats: 7), .init(id: "C2", rows: 2, seats: 7),
        .init(id: "C3", rows: 2, seats: 4),
      ]),
  ]

  static var across: Int { tiers.map(\.sectors.count).max() ?? 0 }
}
