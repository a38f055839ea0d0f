import Foundation

struct Week: Identifiable {
  let id: Int
  let days: [Date]
}

extension Calendar {
  /// All weeks that touch `year`, in order.
  func weeks(of year: Int) -> [Week] {
    guard let first = date(from: DateComponents(year: year, month: 1, day: 1)),
      var start = dateInterval(of: .weekOfYear, for: first)?.start
    else { return [] }
    var out: [Week] = []
    while component(.year, from: start) <= year {
      let days = (0..<7).compactMap { date(byAdding: .day, value: $0, to: start) }
      out.append(Week(id: out.count, days: days))
      start = date(byAdding: .day, value: 7, to: start) ?? .distantFuture
    }
    return out
  }
}
