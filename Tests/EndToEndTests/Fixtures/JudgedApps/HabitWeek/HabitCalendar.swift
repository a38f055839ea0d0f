import SwiftUI

enum Spacing {
  static let s: CGFloat = 8
  static let m: CGFloat = 12
  static let l: CGFloat = 16
}

struct HabitDay: Identifiable, Hashable {
  var id: Date { date }
  let date: Date
  let number: Int
  let isToday: Bool
}

struct HabitCalendar {
  let days: [HabitDay]
  let currentWeek: Date
  let symbols: [String]

  init(calendar: Calendar = .current, now: Date = .now, weeksBack: Int = 26) {
    let week = calendar.dateInterval(of: .weekOfYear, for: now)?.start ?? calendar.startOfDay(for: now)

    days = (-7 * weeksBack..<7).compactMap { offset in
      calendar.date(byAdding: .day, value: offset, to: week).map {
        HabitDay(
          date: $0,
          number: calendar.component(.day, from: $0),
          isToday: calendar.isDate($0, inSameDayAs: now)
        )
      }
    }
    currentWeek = week

    let names = calendar.veryShortStandaloneWeekdaySymbols
    let shift = calendar.firstWeekday - 1
    symbols = Array(names[shift...] + names[..<shift])
  }
}

@Observable
final class HabitLog {
  private(set) var done: Set<Date> = []

  func toggle(_ day: HabitDay) {
    if done.remove(day.date) == nil { done.insert(day.date) }
  }
}
