import Foundation
import Observation

struct BankCard: Identifiable {
  let id: String
  let name: String
  let balance: Decimal
}

struct Transaction: Identifiable {
  let id = UUID()
  let title: String
  let amount: Decimal
}

struct StatementDay: Identifiable {
  let id: String
  let transactions: [Transaction]
}

@Observable
final class AccountModel {
  var cards: [BankCard] = [
    .init(id: "4417", name: "Everyday", balance: 2_304.18),
    .init(id: "9021", name: "Savings", balance: 11_750.00),
    .init(id: "3350", name: "Travel", balance: 412.60),
  ]

  var days: [StatementDay] = [
    .init(
      id: "Today",
      transactions: [
        .init(title: "Corner Bakery", amount: -4.20), .init(title: "City Transit", amount: -2.80),
        .init(title: "Salary", amount: 3_120), .init(title: "Green Grocer", amount: -31.75),
      ]),
    .init(
      id: "Yesterday",
      transactions: [
        .init(title: "Cinema Lux", amount: -23), .init(title: "Noodle House", amount: -18.40),
        .init(title: "Pharmacy", amount: -9.95), .init(title: "Parking", amount: -6),
        .init(title: "Bookshop", amount: -27.30), .init(title: "Refund", amount: 14.99),
      ]),
    .init(
      id: "Friday",
      transactions: [
        .init(title: "Rent", amount: -1_140), .init(title: "Electricity", amount: -64.10),
        .init(title: "Internet", amount: -29.99), .init(title: "Gym", amount: -35),
        .init(title: "Supermarket", amount: -72.15), .init(title: "Petrol", amount: -51.20),
        .init(title: "Coffee", amount: -3.60), .init(title: "Transfer to Anna", amount: -40),
      ]),
    .init(
      id: "Thursday",
      transactions: [
        .init(title: "Supermarket", amount: -21.85), .init(title: "City Transit", amount: -2.80),
        .init(title: "Florist", amount: -25), .init(title: "Music", amount: -10.99),
        .init(title: "Cash", amount: -100), .init(title: "Kiosk", amount: -5.40),
        .init(title: "Dentist", amount: -80), .init(title: "Interest", amount: 1.12),
      ]),
  ]
}
