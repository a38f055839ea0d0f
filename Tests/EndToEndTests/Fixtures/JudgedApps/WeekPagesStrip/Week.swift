import Foundation

struct Week: Identifiable, Hashable {
  let start: Date
  let days: [Date]

  var id: Date { start }

  static func range(around date: Date, before: Int, after: Int, calendar: Calendar = .current) -> [Week] {
    guard let current = calendar.dateInterval(of: .weekOfYear, for: date) else { return [] }
    return (-before...after).compactMap { delta in
      guard let start = calendar.date(byAdding: .weekOfYear, value: delta, to: current.start) else {
        return nil
      }
      let days = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
      return Week(start: start, days: days)
    }
  }
}
