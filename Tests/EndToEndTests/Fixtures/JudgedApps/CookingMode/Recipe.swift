import Foundation

struct Recipe: Identifiable {
  struct Step: Identifiable {
    let number: Int
    let text: String
    var minutes: Int? = nil
    var id: Int { number }
  }

  let id: String
  let name: String
  let steps: [Step]

  static let shakshuka = Recipe(
    id: "shakshuka", name: "Shakshuka",
    steps: [
      Step(number: 1, text: "Slice the onion and the peppers into thin strips."),
      Step(number: 2, text: "Soften them in olive oil over a low heat.", minutes: 12),
      Step(number: 3, text: "Stir in garlic, cumin, paprika and a pinch of chilli.", minutes: 1),
      Step(number: 4, text: "Add the tomatoes and simmer until thick.", minutes: 15),
      Step(number: 5, text: "Make six wells and crack an egg into each."),
      Step(number: 6, text: "Cover and cook until the whites are set.", minutes: 6),
      Step(number: 7, text: "Scatter with parsley and feta. Serve with bread."),
    ])
}
