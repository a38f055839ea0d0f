import SwiftUI

struct DayClose: Identifiable {
  let date: Date
  let value: Double
  var id: Date { date }
}

struct MonthSlice: Identifiable {
  let start: Date
  let days: [DayClose]
  var id: Date { start }
}

protocol QuoteService {
  func history(symbol: String) async -> [DayClose]
}

// A random walk over the last two calendar years.
struct RandomQuoteService: QuoteService {
  var calendar = Calendar(identifier: .gregorian)

  func history(symbol: String) async -> [DayClose] {
    let year = calendar.component(.year, from: .now)
    guard
      let first = calendar.date(from: DateComponents(year: year - 2, month: 1, day: 1)),
      let end = calendar.date(from: DateComponents(year: year, month: 1, day: 1))
    else { return [] }

    var closes: [DayClose] = []
    var value = 100.0
    var day = first
    while day < end {
      value = max(20, value + Double.random(in: -3...3.2))
      closes.append(DayClose(date: day, value: value))
      guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
      day = next
    }
    return closes
  }
}

@MainActor
@Observable
final class PortfolioModel {
  private(set) var months: [MonthSlice] = []
  let symbol: String
  let dayWidth: CGFloat = 9
  private let service: any QuoteService

  init(symbol: String, service: any QuoteService = RandomQuoteService()) {
    self.symbol = symbol
    self.service = service
  }

  var monthWidths: [CGFloat] {
    months.map { CGFloat($0.days.count) * dayWidth }
  }

  var peak: Double {
    months.flatMap(\.days).map(\.value).max() ?? 1
  }

  func load() async {
    let calendar = Calendar(identifier: .gregorian)
    let closes = await service.history(symbol: symbol)
    let groups = Dictionary(grouping: closes) { close in
      calendar.dateInterval(of: .month, for: close.date)?.start ?? close.date
    }
    months =
      groups
      .map { MonthSlice(start: $0.key, days: $0.value) }
      .sorted { $0.start < $1.start }
  }
}
