import SwiftUI

enum MonthMetrics {
  static let title: CGFloat = 44
  static let row: CGFloat = 48
  static let gap: CGFloat = 24

  static func height(rows: Int) -> CGFloat {
    title + CGFloat(rows) * row
  }
}

extension Calendar {
  /// Empty cells before the first of the month.
  func leadingBlanks(ofMonth month: Date) -> Int {
    (component(.weekday, from: month) - firstWeekday + 7) % 7
  }

  func days(inMonth month: Date) -> Int {
    range(of: .day, in: .month, for: month)?.count ?? 30
  }

  func rows(inMonth month: Date) -> Int {
    (leadingBlanks(ofMonth: month) + days(inMonth: month) + 6) / 7
  }
}

@Observable
final class YearStore {
  var year: Int
  var marked: Set<Date> = []

  let years: [Int]

  private let calendar = Calendar(identifier: .iso8601)

  init(year: Int? = nil) {
    let year = year ?? Calendar(identifier: .iso8601).component(.year, from: .now)
    self.year = year
    years = Array(year - 3...year + 3)
  }

  var months: [Date] {
    (1...12).compactMap { calendar.date(from: DateComponents(year: year, month: $0, day: 1)) }
  }

  /// Top of every month in the scroll view.
  var stops: [CGFloat] {
    var y: CGFloat = 0
    return months.map { month in
      defer { y += MonthMetrics.height(rows: calendar.rows(inMonth: month)) + MonthMetrics.gap }
      return y
    }
  }
}
