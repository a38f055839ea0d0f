import Foundation

struct Plant: Identifiable, Hashable {
  let id: Int
  let name: String
  let symbol: String
  let price: Decimal
}

struct Shelf: Identifiable, Hashable {
  let title: String
  let plants: [Plant]

  var id: String { title }
}

extension Shelf {
  private static let names = [
    "Monstera", "Calathea", "Pilea", "Aloe", "Hoya", "Ficus",
    "Maranta", "Begonia", "Jade", "Ivy", "Yucca", "Fern",
  ]
  private static let symbols = ["leaf", "tree", "camera.macro", "laurel.leading"]

  private static func plants(_ count: Int, from first: Int) -> [Plant] {
    (first..<first + count).map { number in
      Plant(
        id: number,
        name: names[number % names.count],
        symbol: symbols[number % symbols.count],
        price: Decimal(6 + number % 19)
      )
    }
  }

  static let samples: [Shelf] = [
    Shelf(title: "New this week", plants: plants(24, from: 0)),
    Shelf(title: "Shade lovers", plants: plants(17, from: 100)),
    Shelf(title: "Hard to kill", plants: plants(12, from: 200)),
  ]
}
