import Foundation

struct Fixture: Identifiable {
  enum Phase: String { case live = "LIVE", finished = "FT", upcoming = "–" }

  let id: Int
  let home: String
  let away: String
  let score: (home: Int, away: Int)
  let phase: Phase

  static let round: [Fixture] = {
    let clubs = ["Lions", "Harbour", "Rovers", "Athletic", "Union", "Olympia", "City", "Wanderers"]
    return (0..<14).map { n in
      Fixture(
        id: n,
        home: clubs[n % clubs.count],
        away: clubs[(n * 3 + 1) % clubs.count],
        score: (n % 4, (n + 1) % 3),
        phase: n < 3 ? .live : (n < 9 ? .finished : .upcoming)
      )
    }
  }()
}
