import SwiftUI

struct Spice: Identifiable, Hashable {
  let name: String
  let grams: Int
  var id: String { name }

  var isLow: Bool { grams < 20 }
}

extension Spice {
  static let rack: [Spice] = zip(
    [
      "Allspice", "Anise", "Bay", "Caraway", "Cardamom", "Cayenne", "Cinnamon", "Clove", "Coriander",
      "Cumin", "Fennel", "Ginger", "Mace", "Mustard", "Nutmeg", "Paprika", "Sumac", "Turmeric",
    ],
    [40, 12, 8, 55, 30, 18, 60, 25, 70, 80, 34, 45, 10, 66, 22, 90, 16, 75]
  ).map { Spice(name: $0, grams: $1) }
}
