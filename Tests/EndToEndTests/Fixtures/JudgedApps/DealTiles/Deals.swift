import Foundation

struct Deal: Identifiable, Hashable {
  let id = UUID()
  let shop: String
  let line: String
  let symbol: String
}

struct DealPage: Identifiable, Hashable {
  let id: Int
  let deals: [Deal]
}

enum DealStore {
  static let deals: [Deal] = [
    Deal(shop: "Pho Corner", line: "2 for 1 bowls", symbol: "takeoutbag.and.cup.and.straw"),
    Deal(shop: "Casa Nostra", line: "Free delivery", symbol: "bicycle"),
    Deal(shop: "Green Box", line: "20 % off salads", symbol: "leaf"),
    Deal(shop: "Burger 81", line: "Fries on us", symbol: "flame"),
    Deal(shop: "Miso", line: "Lunch set 9.90", symbol: "fork.knife"),
    Deal(shop: "Bäckerei Uhl", line: "Bread after six", symbol: "moon"),
    Deal(shop: "Gelato Lab", line: "Third scoop free", symbol: "snowflake"),
  ]

  static func pages(of deals: [Deal], size: Int = 2) -> [DealPage] {
    stride(from: 0, to: deals.count, by: size).map { start in
      DealPage(id: start / size, deals: Array(deals[start..<min(start + size, deals.count)]))
    }
  }
}
