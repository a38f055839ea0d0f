import SwiftUI

struct Plan: Identifiable, Equatable {
  let id: String
  var title: String
  var price: Decimal
  var perks: [String]
  var tint: Color
}

extension Plan {
  static let all: [Plan] = [
    Plan(id: "free", title: "Free", price: 0, perks: ["1 project", "Local backup"], tint: .gray),
    Plan(id: "plus", title: "Plus", price: 2.99, perks: ["10 projects", "iCloud sync"], tint: .blue),
    Plan(
      id: "pro", title: "Pro", price: 5.99, perks: ["Unlimited projects", "Export to PDF"], tint: .purple),
    Plan(id: "team", title: "Team", price: 14.99, perks: ["5 seats", "Shared templates"], tint: .orange),
  ]
}

enum Metrics {
  // inset grouped rows have 16 at each side
  static let rowWidth = UIScreen.main.bounds.width - 32
  static let planHeight: CGFloat = 180
}
