import Foundation

struct LedgerEntry: Identifiable, Hashable {
  let id = UUID()
  let merchant: String
  let amount: Decimal
}

struct LedgerWeek: Identifiable {
  let id: Int
  let title: String
  let entries: [LedgerEntry]

  var total: Decimal { entries.reduce(0) { $0 + $1.amount } }

  static func sample(_ id: Int, _ title: String, count: Int) -> LedgerWeek {
    let shops = ["Grocer", "Metro", "Pharmacy", "Bakery", "Cinema", "Bookshop"]
    let entries = (0..<count).map {
      LedgerEntry(merchant: shops[$0 % shops.count], amount: Decimal(4 + $0 * 3))
    }
    return LedgerWeek(id: id, title: title, entries: entries)
  }

  static let samples: [LedgerWeek] = [
    .sample(0, "This week", count: 5),
    .sample(1, "Last week", count: 18),
    .sample(2, "9 – 15 June", count: 8),
    .sample(3, "2 – 8 June", count: 10),
    .sample(4, "26 May – 1 June", count: 7),
  ]
}
