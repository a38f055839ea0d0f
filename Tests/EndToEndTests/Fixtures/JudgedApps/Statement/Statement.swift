import Foundation
import SwiftData

@Model
final class Entry {
  var date: Date
  var text: String
  var amount: Decimal

  init(date: Date, text: String, amount: Decimal) {
    self.date = date
    self.text = text
    self.amount = amount
  }
}

struct Month: Identifiable {
  let start: Date
  var entries: [Entry]

  var id: Date { start }
  var sum: Decimal { entries.reduce(0) { $0 + $1.amount } }

  static func grouped(_ entries: [Entry], calendar: Calendar = .current) -> [Month] {
    Dictionary(grouping: entries) { entry in
      calendar.dateInterval(of: .month, for: entry.date)?.start ?? entry.date
    }
    .map { Month(start: $0.key, entries: $0.value.sorted { $0.date > $1.date }) }
    .sorted { $0.start > $1.start }
  }
}

enum StatementMetrics {
  static let header: Double = 40
  static let row: Double = 68
  static let side: Double = 16
}
