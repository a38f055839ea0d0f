import Foundation
import Observation

struct MonthTotal: Identifiable, Hashable {
  let id: Int  // yyyymm
  let name: String
  let year: Int
  let total: Decimal
  let byCategory: [String: Decimal]
}

@Observable @MainActor
final class SpendingModel {
  private(set) var months: [MonthTotal] = []
  var monthID: Int?

  var month: MonthTotal? {
    months.first { $0.id == monthID } ?? months.first
  }

  /// The last two years, newest first.
  func load(calendar: Calendar = .current, now: Date = .now) async {
    let symbols = calendar.shortMonthSymbols
    months = (0..<24).compactMap { back in
      guard let date = calendar.date(byAdding: .month, value: -back, to: now) else { return nil }
      let c = calendar.dateComponents([.year, .month], from: date)
      let base = Decimal(900 + (back * 137) % 480)
      return MonthTotal(
        id: (c.year ?? 0) * 100 + (c.month ?? 1),
        name: symbols[(c.month ?? 1) - 1],
        year: c.year ?? 0,
        total: base,
        byCategory: ["Food": base * 0.4, "Home": base * 0.35, "Travel": base * 0.15, "Other": base * 0.1]
      )
    }
    monthID = months.first?.id
  }
}
