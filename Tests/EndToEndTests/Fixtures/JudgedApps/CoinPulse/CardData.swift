import SwiftUI

struct NewsBanner: Hashable {
  var title: String
  var subtitle: String
  var symbol: String
  var tint: Color
}

enum Demo {
  static let banners: [NewsBanner] = [
    NewsBanner(title: "Earn 4 % on USDC", subtitle: "Start with 1 $", symbol: "percent", tint: .blue),
    NewsBanner(title: "Invite a friend", subtitle: "Both of you get 10 $", symbol: "gift", tint: .purple),
    NewsBanner(title: "New: recurring buys", subtitle: "Set and forget", symbol: "repeat", tint: .teal),
    NewsBanner(title: "Tax report 2024", subtitle: "Download as PDF", symbol: "doc.text", tint: .orange),
  ]
  static let coins = ["BTC", "ETH", "SOL", "ADA", "DOT", "AVAX", "LINK", "MATIC"]
}
