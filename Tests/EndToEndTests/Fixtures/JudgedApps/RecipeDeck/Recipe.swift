import SwiftUI

struct Recipe: Identifiable {
  let id = UUID()
  let name: String
  let emoji: String
  let minutes: Int
  let color: Color
  let steps: [String]

  static let tin: [Recipe] = [
    Recipe(
      name: "Onion soup", emoji: "🧅", minutes: 55, color: .brown,
      steps: ["Slice six onions", "Brown them slowly", "Add stock", "Toast the bread", "Gratinate"]),
    Recipe(
      name: "Pancakes", emoji: "🥞", minutes: 20, color: .yellow,
      steps: ["Whisk eggs and milk", "Sift in flour", "Rest", "Fry"]),
    Recipe(
      name: "Tomato tart", emoji: "🍅", minutes: 45, color: .red,
      steps: ["Roll the pastry", "Mustard, thinly", "Lay the tomatoes", "Bake"]),
    Recipe(
      name: "Fish pie", emoji: "🐟", minutes: 70, color: .teal,
      steps: ["Poach the fish", "Make the sauce", "Mash potatoes", "Layer", "Bake"]),
    Recipe(
      name: "Plum cake", emoji: "🍰", minutes: 60, color: .purple,
      steps: ["Cream butter and sugar", "Fold in flour", "Halve the plums", "Bake"]),
    Recipe(
      name: "Dal", emoji: "🍲", minutes: 40, color: .orange,
      steps: ["Rinse lentils", "Simmer with turmeric", "Temper the spices", "Stir through"]),
  ]
}
