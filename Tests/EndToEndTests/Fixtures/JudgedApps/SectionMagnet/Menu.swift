import Foundation

struct MenuSection: Identifiable {
  let id: String
  let dishes: [String]

  static let lunch: [MenuSection] = [
    .init(id: "Starters", dishes: ["Bread", "Olives", "Soup", "Burrata", "Ceviche"]),
    .init(id: "Pasta", dishes: ["Cacio e pepe", "Ragù", "Vongole", "Pesto", "Norma", "Lasagne"]),
    .init(
      id: "Pizza",
      dishes: ["Marinara", "Margherita", "Diavola", "Funghi", "Bianca", "Capricciosa", "Calzone", "Verdure"]),
    .init(id: "Mains", dishes: ["Sea bass", "Saltimbocca", "Aubergine", "Tagliata"]),
    .init(id: "Desserts", dishes: ["Tiramisù", "Panna cotta", "Gelato", "Affogato"]),
    .init(id: "Drinks", dishes: ["Water", "Lemonade", "Spritz", "Red", "White", "Espresso", "Tea"]),
  ]
}
