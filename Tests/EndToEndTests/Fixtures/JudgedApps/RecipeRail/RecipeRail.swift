import SwiftUI

struct RecipeRail: View {
  let title: String
  let recipes: [Recipe]

  @State private var width: CGFloat = 0

  private let margin: CGFloat = 20
  private let spacing: CGFloat = 16
  private var cardWidth: CGFloat { (width * 0.72).rounded() }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.title3.bold())
        .padding(.horizontal, margin)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: spacing) {
          ForEach(recipes) { recipe in
            RecipeCard(recipe: recipe)
              .frame(width: cardWidth)
          }
        }
        .padding(.horizontal, margin)
      }
      .scrollTargetBehavior(RailBehavior(pitch: cardWidth + spacing))
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width
      } action: { newWidth in
        width = newWidth
      }
    }
  }
}

#Preview {
  RecipeRail(title: "This week", recipes: Recipe.weekly)
}
