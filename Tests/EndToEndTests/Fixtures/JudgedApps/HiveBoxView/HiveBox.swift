import SwiftUI

enum Comb: CaseIterable {
  case honey, pollen, brood, eggs, foundation

  var label: String {
    switch self {
    case .honey: "Capped honey"
    case .pollen: "Pollen"
    case .brood: "Sealed brood"
    case .eggs: "Eggs"
    case .foundation: "Foundation"
    }
  }

  var tint: Color {
    switch self {
    case .honey: .yellow
    case .pollen: .orange
    case .brood: .brown
    case .eggs: .white
    case .foundation: .gray
    }
  }
}

struct HiveFrame: Identifiable {
  let id: Int
  let comb: Comb
  let coverage: Double
}

struct HiveBox {
  let name: String
  let frames: [HiveFrame]

  static let sample = HiveBox(
    name: "Orchard hive, lower box",
    frames: [
      HiveFrame(id: 1, comb: .honey, coverage: 0.9),
      HiveFrame(id: 2, comb: .honey, coverage: 0.7),
      HiveFrame(id: 3, comb: .pollen, coverage: 0.5),
      HiveFrame(id: 4, comb: .brood, coverage: 0.8),
      HiveFrame(id: 5, comb: .brood, coverage: 0.95),
      HiveFrame(id: 6, comb: .eggs, coverage: 0.6),
      HiveFrame(id: 7, comb: .brood, coverage: 0.75),
      HiveFrame(id: 8, comb: .pollen, coverage: 0.4),
      HiveFrame(id: 9, comb: .honey, coverage: 0.65),
      HiveFrame(id: 10, comb: .foundation, coverage: 0.1),
    ]
  )
}
