import Foundation

struct Month: Identifiable {
  static let titleHeight: CGFloat = 44
  static let rowHeight: CGFloat = 48

  let id: Int
  let first: Date
  let dayCount: Int
  let leadingBlanks: Int

  var weekCount: Int { (leadingBlanks + dayCount + 6) / 7 }
  var height: CGFloat { Self.titleHeight + CGFloat(weekCount) * Self.rowHeight }

  static func year(_ year: Int, calendar: Calendar) -> [Month] {
    (1...12).compactMap { m in
      guard let first = calendar.date(from: DateComponents(year: year, month: m, day: 1)),
        let days = calendar.range(of: .day, in: .month, for: first)
      else { return nil }
      let weekday = calendar.component(.weekday, from: first)
      let blanks = (weekday - calendar.firstWeekday + 7) % 7
      return Month(id: m, first: first, dayCount: days.count, leadingBlanks: blanks)
    }
  }
}
