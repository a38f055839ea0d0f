import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let tint: Color
}

extension Recipe {
  static let week: [Recipe] = [
    .init(id: 0, title: "Shakshuka", minutes: 25, tint: .red),
    .init(id: 1, title: "Lemon Orzo", minutes: 20, tint: .yellow),
    .init(id: 2, title: "Miso Salmon", minutes: 30, tint: .orange),
    .init(id: 3, title: "Green Curry", minutes: 35, tint: .green),
    .init(id: 4, title: "Leek Tart", minutes: 55, tint: .mint),
    .init(id: 5, title: "Beet Salad", minutes: 15, tint: .purple),
    .init(id: 6, title: "Ramen", minutes: 40, tint: .brown),
    .init(id: 7, title: "Fish Tacos", minutes: 25, tint: .teal),
    .init(id: 8, title: "Dal", minutes: 45, tint: .indigo),
    .init(id: 9, title: "Plum Cake", minutes: 70, tint: .pink),
  ]
}

struct RecipesScreen: View {
  private let style = CarouselConfiguration(itemWidth: 260, itemHeight: 340, spacing: 24)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("This week")
        .font(.title.bold())
        .padding(.horizontal, 24)
      SnapCarousel(Recipe.week, configuration: style) { recipe in
        ZStack(alignment: .bottomLeading) {
          recipe.tint.gradient
          VStack(alignment: .leading) {
            Text(recipe.title).font(.title2.bold())
            Text("\(recipe.minutes) min")
          }
          .foregroundStyle(.white)
          .padding(20)
        }
      }
      Spacer()
    }
  }
}

#Preview { RecipesScreen() }
