import SwiftUI

struct Recipe: Identifiable, Hashable {
  let id: Int
  let title: String
  let minutes: Int
  let tint: Color
}

struct FeaturedRecipesScreen: View {
  let recipes: [Recipe]
  @State private var current: Recipe.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Tonight")
        .font(.largeTitle.bold())
        .padding(.horizontal, 20)

      SnapCarousel(recipes, selection: $current) { recipe in
        RoundedRectangle(cornerRadius: 24)
          .fill(recipe.tint.gradient)
          .overlay(alignment: .bottomLeading) {
            VStack(alignment: .leading) {
              Text(recipe.title).font(.title3.bold())
              Text("\(recipe.minutes) min").font(.subheadline)
            }
            .foregroundStyle(.white)
            .padding()
          }
      }
      .frame(height: 240)

      Spacer(minLength: 0)
    }
  }
}

#Preview {
  FeaturedRecipesScreen(
    recipes: (0..<7).map {
      Recipe(id: $0, title: "Recipe \($0 + 1)", minutes: 15 + $0 * 5, tint: [.orange, .pink, .teal][$0 % 3])
    })
}
