import SwiftUI

struct PlannerMetrics: Equatable {
  var lane: CGFloat
  let dayHead: CGFloat = 44
  let dayGap: CGFloat = 12

  // lying down, lanes are tighter so that a whole day still fits
  init(lyingDown: Bool) {
    lane = lyingDown ? 64 : 96
  }

  func height(of day: RosterDay) -> CGFloat {
    dayHead + CGFloat(day.lanes.count) * lane + dayGap
  }
}

struct RosterDay: Identifiable {
  struct Lane: Identifiable {
    let id = UUID()
    var person: String
    var from: Int
    var to: Int
    var role: String
    var hours: Int { to > from ? to - from : to + 24 - from }
  }
  var id: String { name }
  let name: String
  var lanes: [Lane]
}

extension RosterDay {
  static func week() -> [RosterDay] {
    let crew = ["Ana", "Bob", "Chidi", "Dora", "Emre", "Fay"]
    let need = ["Mon": 3, "Tue": 4, "Wed": 2, "Thu": 3, "Fri": 4, "Sat": 3, "Sun": 2]
    var turn = 0
    return ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map { name in
      let lanes = (0..<need[name, default: 2]).map { i -> Lane in
        defer { turn += 1 }
        return Lane(
          person: crew[turn % crew.count],
          from: 6 + i * 4,
          to: (14 + i * 4) % 24,
          role: i == 0 ? "Open" : i == 3 ? "Close" : "Floor")
      }
      return RosterDay(name: name, lanes: lanes)
    }
  }
}
