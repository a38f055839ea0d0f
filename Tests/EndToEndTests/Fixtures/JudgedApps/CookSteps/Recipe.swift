import Foundation

struct RecipeStep: Identifiable, Hashable {
  let id: Int
  let title: String
  let text: String
  let symbol: String
  let timer: Duration?
}

struct Recipe {
  let name: String
  let steps: [RecipeStep]

  static let shakshuka = Recipe(
    name: "Green shakshuka",
    steps: [
      RecipeStep(
        id: 1, title: "Soften the leeks",
        text: "Slice two leeks and cook them slowly in olive oil with a pinch of salt until silky.",
        symbol: "flame", timer: .seconds(600)),
      RecipeStep(
        id: 2, title: "Bloom the spices",
        text: "Stir in cumin and coriander seed and let them sizzle until fragrant.", symbol: "leaf",
        timer: .seconds(60)),
      RecipeStep(
        id: 3, title: "Wilt the greens",
        text: "Add chard and spinach by the handful, then a splash of stock. Cover.", symbol: "drop",
        timer: .seconds(240)),
      RecipeStep(
        id: 4, title: "Make the wells",
        text: "Press six hollows into the greens with the back of a spoon and crack an egg into each.",
        symbol: "oval", timer: nil),
      RecipeStep(
        id: 5, title: "Set the eggs",
        text: "Cover and cook on a low heat until the whites are firm and the yolks still runny.",
        symbol: "timer", timer: .seconds(420)),
      RecipeStep(
        id: 6, title: "Finish", text: "Scatter with feta, herbs and chilli flakes. Serve from the pan.",
        symbol: "fork.knife", timer: nil),
    ])
}
