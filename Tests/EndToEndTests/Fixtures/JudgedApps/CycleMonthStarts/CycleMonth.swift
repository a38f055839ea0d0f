import Foundation

struct CycleMonth: Identifiable {
  let id: Int
  let firstDay: Date
  let leadingBlanks: Int
  let dayCount: Int

  var weekCount: Int { (leadingBlanks + dayCount + 6) / 7 }

  func day(inCell cell: Int) -> Int? {
    let day = cell - leadingBlanks + 1
    return (1...dayCount).contains(day) ? day : nil
  }

  static func year(_ year: Int, calendar: Calendar = .current) -> [CycleMonth] {
    (1...12).compactMap { month in
      guard let first = calendar.date(from: DateComponents(year: year, month: month, day: 1)),
        let days = calendar.range(of: .day, in: .month, for: first)
      else { return nil }
      let weekday = calendar.component(.weekday, from: first)
      let blanks = (weekday - calendar.firstWeekday + 7) % 7
      return CycleMonth(id: month, firstDay: first, leadingBlanks: blanks, dayCount: days.count)
    }
  }
}
