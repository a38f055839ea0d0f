import Foundation
import Observation

struct Account: Identifiable {
  let id: String
  let name: String
  let balance: Decimal
  let currency: String
}

@Observable
final class WalletModel {
  var accounts: [Account] = [
    Account(id: "CH01", name: "Everyday", balance: 2_318.40, currency: "CHF"),
    Account(id: "CH02", name: "Savings", balance: 14_900, currency: "CHF"),
    Account(id: "DE01", name: "Euro", balance: 640.12, currency: "EUR"),
    Account(id: "US01", name: "Broker cash", balance: 88.03, currency: "USD"),
    Account(id: "CH03", name: "Tax", balance: 5_200, currency: "CHF"),
  ]
  var page = 0

  var total: Int { accounts.count }
}
