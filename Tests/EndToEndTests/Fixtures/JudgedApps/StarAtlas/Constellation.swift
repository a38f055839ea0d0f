import SwiftUI

struct Constellation: Identifiable, Hashable {
  let id: String
  let abbreviation: String
  let season: String
  let stars: [CGPoint]

  init(_ name: String, _ abbreviation: String, _ season: String, seed: Int) {
    id = name
    self.abbreviation = abbreviation
    self.season = season
    stars = (0..<7).map { index in
      CGPoint(
        x: Double((seed * 37 + index * 53) % 90 + 5) / 100,
        y: Double((seed * 61 + index * 29) % 90 + 5) / 100
      )
    }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  static func == (lhs: Constellation, rhs: Constellation) -> Bool {
    lhs.id == rhs.id
  }
}

extension Constellation {
  static let atlas: [Constellation] = [
    Constellation("Orion", "Ori", "Winter", seed: 1),
    Constellation("Taurus", "Tau", "Winter", seed: 2),
    Constellation("Gemini", "Gem", "Winter", seed: 3),
    Constellation("Leo", "Leo", "Spring", seed: 4),
    Constellation("Virgo", "Vir", "Spring", seed: 5),
    Constellation("Boötes", "Boo", "Spring", seed: 6),
    Constellation("Lyra", "Lyr", "Summer", seed: 7),
    Constellation("Cygnus", "Cyg", "Summer", seed: 8),
    Constellation("Aquila", "Aql", "Summer", seed: 9),
    Constellation("Pegasus", "Peg", "Autumn", seed: 10),
    Constellation("Andromeda", "And", "Autumn", seed: 11),
    Constellation("Perseus", "Per", "Autumn", seed: 12),
  ]
}
