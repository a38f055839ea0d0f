import SwiftUI

struct Shortcut: Identifiable {
  let id: String
  let symbol: String
  let tint: Color

  static let all: [Shortcut] = [
    .init(id: "Transfer", symbol: "arrow.left.arrow.right", tint: .blue),
    .init(id: "Pay bill", symbol: "doc.text", tint: .green),
    .init(id: "Cards", symbol: "creditcard", tint: .purple),
    .init(id: "Top up", symbol: "plus.circle", tint: .orange),
    .init(id: "Savings", symbol: "banknote", tint: .mint),
    .init(id: "Invest", symbol: "chart.line.uptrend.xyaxis", tint: .indigo),
    .init(id: "Exchange", symbol: "eurosign.arrow.circlepath", tint: .teal),
    .init(id: "Insurance", symbol: "umbrella", tint: .cyan),
    .init(id: "Split", symbol: "person.2", tint: .pink),
    .init(id: "Budget", symbol: "chart.pie", tint: .red),
    .init(id: "ATM", symbol: "mappin.and.ellipse", tint: .brown),
    .init(id: "Rewards", symbol: "gift", tint: .yellow),
    .init(id: "Documents", symbol: "folder", tint: .gray),
    .init(id: "Support", symbol: "bubble.left.and.bubble.right", tint: .blue),
  ]
}
