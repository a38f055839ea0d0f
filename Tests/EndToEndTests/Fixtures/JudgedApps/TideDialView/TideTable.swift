import Foundation

struct TideTurn: Identifiable, Hashable {
  enum Kind: String, CaseIterable { case high = "HW", low = "LW" }

  let id: Int
  let kind: Kind
  // Minutes after the first high water in the table.
  let minute: Int
  let metres: Double
}

struct TideTable {
  var port: String
  var firstHighWater = 4 * 60 + 18
  var turns: [TideTurn]

  static let pointsPerMinute = 0.32

  func x(_ turn: TideTurn) -> Double { Double(turn.minute) * Self.pointsPerMinute }

  var trackLength: Double { turns.last.map(x) ?? 0 }

  func turn(closestTo place: Double, kinds: Set<TideTurn.Kind> = Set(TideTurn.Kind.allCases)) -> TideTurn? {
    var found: TideTurn?
    var gap = Double.infinity
    for turn in turns where kinds.contains(turn.kind) {
      let d = abs(x(turn) - place)
      if d < gap { gap = d; found = turn }
    }
    return found
  }

  func clock(_ turn: TideTurn) -> String {
    let m = (firstHighWater + turn.minute) % 1440
    return String(format: "%02d:%02d", m / 60, m % 60)
  }

  func dayNumber(_ turn: TideTurn) -> Int { (firstHighWater + turn.minute) / 1440 }
}

extension TideTable {
  // Six days, opening and closing on a high water as the almanac prints them.
  static let kirkwall: TideTable = {
    let wobble = [0, -1, 2, 5]
    let turns = (0...24).map { i in
      TideTurn(
        id: i,
        kind: i.isMultiple(of: 2) ? .high : .low,
        minute: i * 372 + wobble[i % 4],
        metres: i.isMultiple(of: 2) ? 3.1 + Double(i % 5) * 0.08 : 0.7 - Double(i % 3) * 0.1)
    }
    return TideTable(port: "Kirkwall", turns: turns)
  }()
}
