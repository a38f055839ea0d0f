import Foundation
import Observation

struct Lesson: Identifiable, Codable, Hashable {
  var id = UUID()
  let subject: String
  let room: String
}

struct SchoolDay: Identifiable {
  let date: Date
  let lessons: [Lesson]
  var id: Date { date }
}

struct SchoolWeek: Identifiable {
  let number: Int
  let days: [SchoolDay]
  var id: Int { number }
}

@Observable
final class TimetableModel {
  private(set) var weeks: [SchoolWeek] = []
  private let calendar = Calendar(identifier: .iso8601)

  /// Lays the plan, one list of lessons for each weekday, over the whole school year.
  init(plan: [[Lesson]], firstMonday: Date, weekCount: Int = 40) {
    weeks = (0..<weekCount).map { week in
      let days = plan.indices.compactMap { day in
        calendar.date(byAdding: .day, value: week * 7 + day, to: firstMonday).map {
          SchoolDay(date: $0, lessons: plan[day])
        }
      }
      return SchoolWeek(number: week + 1, days: days)
    }
  }
}

extension TimetableModel {
  static var sample: TimetableModel {
    let subjects = ["Maths", "German", "Art", "PE", "Music", "Biology", "French"]
    let plan = (0..<5).map { day in
      (0..<6).map { hour in
        Lesson(subject: subjects[(day * 2 + hour) % subjects.count], room: "\(100 + hour)")
      }
    }
    let monday = DateComponents(calendar: .current, year: 2025, month: 9, day: 1).date ?? .now
    return TimetableModel(plan: plan, firstMonday: monday)
  }
}
