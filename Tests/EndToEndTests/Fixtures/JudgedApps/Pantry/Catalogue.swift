import Foundation

struct Aisle: Identifiable {
  let id: String
  let goods: [Good]
}

struct Good: Identifiable, Hashable {
  let id: String
  let name: String
  let unit: String
  let cents: Int
}

enum Catalogue {
  static let aisles: [Aisle] = [
    aisle("Bread & cakes", ["Rye loaf", "Baguette", "Bagels", "Carrot cake", "Scones"]),
    aisle("Fruit", ["Apples", "Pears", "Plums", "Lemons", "Figs", "Grapes"]),
    aisle("Dairy", ["Milk", "Butter", "Skyr", "Feta", "Gouda"]),
    aisle("Dry goods", ["Rice", "Lentils", "Oats", "Flour", "Pasta", "Couscous", "Sugar"]),
    aisle("Drinks", ["Coffee", "Tea", "Juice", "Tonic"]),
  ]

  private static func aisle(_ name: String, _ names: [String]) -> Aisle {
    Aisle(
      id: name,
      goods: names.enumerated().map { i, n in
        Good(id: "\(name)-\(n)", name: n, unit: i.isMultiple(of: 2) ? "piece" : "500 g", cents: 149 + i * 60)
      })
  }
}
