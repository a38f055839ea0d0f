import Foundation

struct RecipeStep: Identifiable, Hashable {
  let id: Int
  let title: String
  let text: String
  var minutes: Int?
}

struct Recipe {
  let name: String
  let ingredients: [String]
  let steps: [RecipeStep]

  static let shakshuka = Recipe(
    name: "Shakshuka",
    ingredients: ["6 eggs", "2 tins tomatoes", "1 onion", "2 red peppers", "1 tsp cumin", "Feta, to serve"],
    steps: [
      .init(
        id: 1, title: "Soften", text: "Cook the onion and peppers in olive oil until sweet and limp.",
        minutes: 12),
      .init(
        id: 2, title: "Bloom", text: "Stir in the cumin, paprika and garlic. Keep it moving.", minutes: 1),
      .init(id: 3, title: "Simmer", text: "Add the tomatoes, season and let the sauce thicken.", minutes: 15),
      .init(id: 4, title: "Crack", text: "Make six hollows with a spoon and crack an egg into each."),
      .init(id: 5, title: "Cover", text: "Lid on, low heat, until the whites are just set.", minutes: 6),
      .init(id: 6, title: "Serve", text: "Scatter over feta and herbs. Bring the pan to the table."),
    ]
  )
}
