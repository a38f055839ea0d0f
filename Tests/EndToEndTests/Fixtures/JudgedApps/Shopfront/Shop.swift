import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let cents: Int
  var price: String { (Decimal(cents) / 100).formatted(.currency(code: "EUR")) }
}

struct Shop {
  let name: String
  let tint: Color
  let products: [Product]

  static let pottery = Shop(
    name: "Clay & Kiln", tint: .brown,
    products: [
      .init(id: 1, name: "Mug, speckled", cents: 2400),
      .init(id: 2, name: "Bowl, small", cents: 1900),
      .init(id: 3, name: "Bowl, large", cents: 3600),
      .init(id: 4, name: "Plate", cents: 2800),
      .init(id: 5, name: "Butter dish", cents: 4200),
      .init(id: 6, name: "Vase", cents: 5400),
      .init(id: 7, name: "Candle holder", cents: 1500),
      .init(id: 8, name: "Teapot", cents: 7800),
    ])

  static let seeds = Shop(
    name: "Seedling", tint: .green,
    products: (1...40).map {
      .init(id: $0, name: "Mix no. \($0)", cents: 290 + $0 * 5)
    })
}
