import Foundation

struct Month: Identifiable {
  let id: Int
  let title: String
  /// Rows of seven, zero where the day belongs to another month.
  let weeks: [[Int]]

  static func year(_ year: Int) -> [Month] {
    var cal = Calendar(identifier: .gregorian)
    cal.firstWeekday = 1
    return (1...12).compactMap { m in
      guard let first = cal.date(from: DateComponents(year: year, month: m, day: 1)),
        let days = cal.range(of: .day, in: .month, for: first)
      else { return nil }
      let lead = cal.component(.weekday, from: first) - 1
      var cells = Array(repeating: 0, count: lead) + Array(days)
      while cells.count % 7 != 0 { cells.append(0) }
      let rows = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
      return Month(id: m, title: cal.monthSymbols[m - 1], weeks: rows)
    }
  }
}
