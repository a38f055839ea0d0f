import SwiftUI

struct RecipeRailView: View {
  let title: LocalizedStringKey
  let recipes: [Recipe]
  var onSelect: (Recipe) -> Void = { _ in }

  private enum Metrics {
    static let card: CGFloat = 280
    static let gap: CGFloat = 16
    static let margin: CGFloat = 20
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, Metrics.margin)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: Metrics.gap) {
          ForEach(recipes) { recipe in
            Button {
              onSelect(recipe)
            } label: {
              RecipeCard(recipe: recipe)
            }
            .buttonStyle(.plain)
            .frame(width: Metrics.card)
          }
        }
      }
      .contentMargins(.horizontal, Metrics.margin, for: .scrollContent)
      .scrollTargetBehavior(.cardRail(width: Metrics.card, spacing: Metrics.gap))
      .frame(height: 190)
    }
  }
}

private struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 20, style: .continuous)
        .fill(.orange.gradient)
      Image(systemName: recipe.symbol)
        .font(.system(size: 64))
        .foregroundStyle(.white.opacity(0.4))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack(alignment: .leading) {
        Text(recipe.title).font(.headline)
        Label("\(recipe.minutes) min", systemImage: "clock").font(.caption)
      }
      .foregroundStyle(.white)
      .padding()
    }
  }
}

#Preview {
  RecipeRailView(title: "Weeknight favourites", recipes: Recipe.weeknight)
}
