import Foundation

struct Transaction: Identifiable {
  let id = UUID()
  let merchant: String
  let category: String
  let amount: Decimal
}

struct Account {
  let name: String
  let iban: String
  let balance: Decimal
  let transactions: [Transaction]
}

extension Account {
  static let savings = Account(
    name: "Holiday savings",
    iban: "NL02 BANK 0123 4567 89",
    balance: 2_418.50,
    transactions: [
      Transaction(merchant: "Standing order", category: "Savings", amount: 150),
      Transaction(merchant: "Interest", category: "Interest", amount: 3.12),
      Transaction(merchant: "Standing order", category: "Savings", amount: 150),
      Transaction(merchant: "Rail Europe", category: "Travel", amount: -212.40),
      Transaction(merchant: "Standing order", category: "Savings", amount: 150),
      Transaction(merchant: "Refund Hotel Mar", category: "Travel", amount: 88),
      Transaction(merchant: "Standing order", category: "Savings", amount: 150),
      Transaction(merchant: "Opening deposit", category: "Transfer", amount: 1_900),
    ]
  )
}
