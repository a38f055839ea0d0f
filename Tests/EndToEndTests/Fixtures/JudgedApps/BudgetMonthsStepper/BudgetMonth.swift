import Foundation

struct BudgetMonth: Identifiable, Hashable {
  struct Category: Hashable {
    let name: String
    let spent: Double
    let limit: Double

    var fraction: Double { limit > 0 ? min(spent / limit, 1) : 0 }
  }

  let id: Int
  let name: String
  let categories: [Category]

  var spent: Double { categories.reduce(0) { $0 + $1.spent } }

  static let year: [BudgetMonth] = Calendar.current.standaloneMonthSymbols.enumerated().map { index, name in
    BudgetMonth(
      id: index, name: name,
      categories: [
        .init(name: "Rent", spent: 980, limit: 980),
        .init(name: "Groceries", spent: 260 + Double(index * 17 % 90), limit: 340),
        .init(name: "Transport", spent: 49 + Double(index * 7 % 40), limit: 80),
        .init(name: "Fun", spent: Double(index * 31 % 150), limit: 120),
      ])
  }
}
