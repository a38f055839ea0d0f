import Observation
import SwiftUI

struct DayActivity: Identifiable, Hashable {
  let date: Date
  let steps: Int

  var id: Date { date }
}

enum ChartMetrics {
  static let barWidth: CGFloat = 43
  static let barGap: CGFloat = 10
  static let daysPerWeek = 7
  static let plotHeight: CGFloat = 220

  static var weekLength: CGFloat {
    (barWidth + barGap) * CGFloat(daysPerWeek)
  }
}

@Observable
final class ActivityLog {
  private(set) var days: [DayActivity]
  var goal = 9_000

  init(weeks: Int = 12, calendar: Calendar = .current) {
    let monday = calendar.dateInterval(of: .weekOfYear, for: .now)?.start ?? .now
    let first = calendar.date(byAdding: .weekOfYear, value: 1 - weeks, to: monday) ?? monday
    days = (0..<weeks * ChartMetrics.daysPerWeek).map { offset in
      DayActivity(
        date: calendar.date(byAdding: .day, value: offset, to: first) ?? first,
        steps: 4_000 + (offset * 2_311) % 8_500
      )
    }
  }

  var weekCount: Int { days.count / ChartMetrics.daysPerWeek }
  var peak: Int { max(days.map(\.steps).max() ?? 1, goal) }

  func week(_ index: Int) -> ArraySlice<DayActivity> {
    let start = min(max(index, 0), weekCount - 1) * ChartMetrics.daysPerWeek
    return days[start..<start + ChartMetrics.daysPerWeek]
  }

  func average(ofWeek index: Int) -> Int {
    week(index).reduce(0) { $0 + $1.steps } / ChartMetrics.daysPerWeek
  }
}
