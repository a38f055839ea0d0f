import Foundation

struct Recipe: Identifiable, Hashable {
  let id: UUID
  let title: String
  let minutes: Int
  let symbol: String

  init(_ title: String, minutes: Int, symbol: String) {
    self.id = UUID()
    self.title = title
    self.minutes = minutes
    self.symbol = symbol
  }
}

extension Recipe {
  static let weeknight: [Recipe] = [
    Recipe("Miso Aubergine", minutes: 25, symbol: "leaf"),
    Recipe("Lemon Orzo", minutes: 20, symbol: "sun.max"),
    Recipe("Smoky Black Beans", minutes: 35, symbol: "flame"),
    Recipe("Sheet-Pan Salmon", minutes: 30, symbol: "fish"),
    Recipe("Peanut Noodles", minutes: 15, symbol: "fork.knife"),
    Recipe("Shakshuka", minutes: 30, symbol: "frying.pan"),
    Recipe("Halloumi Tacos", minutes: 25, symbol: "carrot"),
    Recipe("Roast Squash Soup", minutes: 40, symbol: "cup.and.saucer"),
  ]
}
