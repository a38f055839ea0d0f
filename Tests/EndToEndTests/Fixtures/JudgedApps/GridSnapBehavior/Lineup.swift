import SwiftUI

struct Stage: Identifiable {
  let id: Int
  let name: String
  let color: Color
}

struct Slot: Identifiable {
  let id: String
  let artist: String?
  let time: String
}

struct Lineup {
  let stages: [Stage]
  let slotsPerStage: Int

  func slot(stage: Int, row: Int) -> Slot {
    let minutes = 12 * 60 + row * 30
    let time = String(format: "%02d:%02d", (minutes / 60) % 24, minutes % 60)
    let isFree = (stage + row) % 4 == 3
    return Slot(
      id: "\(stage)-\(row)", artist: isFree ? nil : Self.artists[(stage * 5 + row) % Self.artists.count],
      time: time)
  }

  private static let artists = [
    "Nova Kids", "The Ledger", "Ana Lume", "Coastal", "Paper Tigers", "Low Tide",
    "Magda & Co", "Glass Hour", "Velvet Rail", "Ruido", "Sunday Motor",
  ]

  static let saturday = Lineup(
    stages: [
      Stage(id: 0, name: "Main", color: .pink), Stage(id: 1, name: "Lake", color: .teal),
      Stage(id: 2, name: "Forest", color: .green), Stage(id: 3, name: "Dome", color: .purple),
      Stage(id: 4, name: "Barn", color: .orange), Stage(id: 5, name: "Cinema", color: .indigo),
      Stage(id: 6, name: "Late", color: .red),
    ],
    slotsPerStage: 24
  )
}
