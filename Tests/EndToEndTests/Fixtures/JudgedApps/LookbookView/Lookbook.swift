import SwiftUI

struct Look: Identifiable, Hashable {
  let id: String
  let title: String
  let designer: String
  let price: Decimal
  let tint: Color
}

struct LookbookCollection {
  let name: String
  let season: String
  let looks: [Look]
}

extension LookbookCollection {
  static let coastal = LookbookCollection(
    name: "Coastal Lines",
    season: "Spring / Summer",
    looks: [
      Look(id: "linen-suit", title: "Unlined linen suit", designer: "Maré", price: 420, tint: .teal),
      Look(id: "breton", title: "Heavy breton", designer: "Quai 9", price: 95, tint: .indigo),
      Look(id: "parka", title: "Waxed parka", designer: "Northholm", price: 310, tint: .green),
      Look(id: "slip", title: "Bias slip dress", designer: "Maré", price: 260, tint: .pink),
      Look(id: "deck", title: "Canvas deck shoe", designer: "Tolbooth", price: 120, tint: .orange),
      Look(id: "rib", title: "Ribbed cardigan", designer: "Quai 9", price: 185, tint: .brown),
      Look(id: "tote", title: "Sailcloth tote", designer: "Tolbooth", price: 80, tint: .cyan),
    ]
  )
}
