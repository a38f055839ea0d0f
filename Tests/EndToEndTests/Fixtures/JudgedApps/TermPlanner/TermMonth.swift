import Foundation

struct PlannerDay: Identifiable, Hashable {
  let id: Int
  /// `nil` before the first of the month.
  let number: Int?
  var lessons: Int = 0
}

struct TermMonth: Identifiable {
  let name: String
  let days: [PlannerDay]
  var id: String { name }

  /// The first weekday is 0 for a Sunday.
  init(_ name: String, firstWeekday: Int, length: Int) {
    self.name = name
    days = (0..<firstWeekday + length).map { i in
      let n = i - firstWeekday + 1
      return PlannerDay(
        id: i,
        number: n > 0 ? n : nil,
        lessons: n > 0 && (1...5).contains(i % 7) ? 3 + n % 3 : 0
      )
    }
  }

  var weekCount: Int { days.count / 7 }

  static let spring2026 = [
    TermMonth("February", firstWeekday: 0, length: 28),
    TermMonth("March", firstWeekday: 0, length: 31),
    TermMonth("April", firstWeekday: 3, length: 30),
    TermMonth("May", firstWeekday: 5, length: 31),
  ]
}
