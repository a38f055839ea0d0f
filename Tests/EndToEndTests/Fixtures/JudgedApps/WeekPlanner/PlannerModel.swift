import Foundation
import Observation

struct PlannerDay: Identifiable, Hashable {
  let date: Date
  let isFirstOfWeek: Bool
  var id: Date { date }
}

@Observable
final class PlannerModel {
  private(set) var days: [PlannerDay] = []
  var selected: Date
  let today: Date

  private let calendar: Calendar

  /// Half a year: thirteen weeks back, thirteen weeks ahead.
  init(now: Date = .now, calendar: Calendar = .current) {
    self.calendar = calendar
    today = calendar.startOfDay(for: now)
    selected = today
    guard let week = calendar.dateInterval(of: .weekOfYear, for: now),
      let first = calendar.date(byAdding: .weekOfYear, value: -13, to: week.start)
    else { return }
    days = (0..<(26 * 7)).compactMap { index in
      calendar.date(byAdding: .day, value: index, to: first).map {
        PlannerDay(date: $0, isFirstOfWeek: index % 7 == 0)
      }
    }
  }

  var startOfCurrentWeek: Date? {
    calendar.dateInterval(of: .weekOfYear, for: today)?.start
  }

  func weekdaySymbol(of day: PlannerDay) -> String {
    calendar.veryShortWeekdaySymbols[calendar.component(.weekday, from: day.date) - 1]
  }

  func number(of day: PlannerDay) -> String {
    String(calendar.component(.day, from: day.date))
  }
}
