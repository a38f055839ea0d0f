import Foundation

struct Month: Identifiable, Hashable {
  let number: Int
  let name: String
  let leadingBlanks: Int
  let days: Int

  var id: Int { number }
  var weeks: Int { (leadingBlanks + days + 6) / 7 }

  static func year(_ year: Int) -> [Month] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return (1...12).compactMap { number in
      guard
        let first = calendar.date(from: DateComponents(year: year, month: number, day: 1)),
        let days = calendar.range(of: .day, in: .month, for: first)?.count
      else { return nil }
      return Month(
        number: number,
        name: calendar.standaloneMonthSymbols[number - 1],
        leadingBlanks: calendar.component(.weekday, from: first) - 1,
        days: days
      )
    }
  }
}
