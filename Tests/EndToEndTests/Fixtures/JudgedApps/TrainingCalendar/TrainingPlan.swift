import Foundation
import Observation

struct PlanDay: Identifiable, Hashable {
  enum Load: Int { case rest, easy, hard }

  let id: Int
  let date: Date
  let load: Load
}

@Observable
final class TrainingPlan {
  private(set) var days: [PlanDay] = []
  var picked: PlanDay.ID = 0

  init(firstMonday: Date, weeks: Int = 16, calendar: Calendar = .current) {
    let pattern: [PlanDay.Load] = [.rest, .easy, .hard, .easy, .rest, .hard, .hard]
    days = (0..<weeks * 7).compactMap { n in
      guard let date = calendar.date(byAdding: .day, value: n, to: firstMonday) else { return nil }
      return PlanDay(id: n, date: date, load: pattern[n % 7])
    }
  }

  var pickedDay: PlanDay? { days.first { $0.id == picked } }
}
