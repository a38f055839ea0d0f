import Foundation

struct Transaction: Identifiable {
  let id: Int
  let merchant: String
  let category: String
  let amount: Decimal
}

struct BalancePoint: Identifiable {
  let day: Int
  let amount: Double

  var id: Int { day }
}

struct Account {
  let name: String
  let balance: Decimal
  let history: [BalancePoint]
  let transactions: [Transaction]
}

extension Account {
  static let everyday = Account(
    name: "Everyday account",
    balance: 4_218.37,
    history: (1...30).map { day in
      BalancePoint(day: day, amount: 3_600 + Double((day * 37) % 11) * 80)
    },
    transactions: (1...40).map { index in
      Transaction(
        id: index,
        merchant: ["Corner Bakery", "City Transit", "Book Nook", "Green Grocer"][index % 4],
        category: ["Food", "Transport", "Leisure", "Groceries"][index % 4],
        amount: Decimal(-((index * 13) % 90 + 4))
      )
    }
  )
}
