import SwiftUI

struct Recipe: Identifiable {
  let id = UUID()
  let title: String
  let minutes: Int
  let servings: Int
  let tint: Color

  static let weeknight: [Recipe] = [
    Recipe(title: "Miso Salmon", minutes: 25, servings: 2, tint: .orange),
    Recipe(title: "Chickpea Curry", minutes: 30, servings: 4, tint: .yellow),
    Recipe(title: "Lemon Orzo", minutes: 20, servings: 3, tint: .mint),
    Recipe(title: "Sheet-Pan Chicken", minutes: 40, servings: 4, tint: .brown),
    Recipe(title: "Black Bean Tacos", minutes: 15, servings: 2, tint: .red),
    Recipe(title: "Mushroom Risotto", minutes: 45, servings: 4, tint: .gray),
    Recipe(title: "Udon Stir Fry", minutes: 20, servings: 2, tint: .purple),
    Recipe(title: "Tomato Galette", minutes: 50, servings: 6, tint: .pink),
  ]
}

private enum ShelfMetrics {
  static let cardWidth: CGFloat = 280
  static let cardHeight: CGFloat = 340
  static let spacing: CGFloat = 16
  static let margin: CGFloat = 20
}

struct RecipeShelfBehavior: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    let maxOffset = max(context.contentSize.width - context.containerSize.width, 0)
    let lastIndex = (maxOffset / step).rounded(.down)
    let index = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(max(index, 0), lastIndex) * step
  }
}

struct WeeknightRecipesView: View {
  private let recipes = Recipe.weeknight

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          SectionHeading(
            title: "Weeknight favorites",
            subtitle: "Ready in under an hour"
          )
          shelf
          SectionHeading(
            title: "Pantry tip",
            subtitle: "Keep a jar of preserved lemons in the fridge. They last for months."
          )
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Recipes")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var shelf: some View {
    ScrollView(.horizontal) {
      HStack(spacing: ShelfMetrics.spacing) {
        ForEach(recipes) { recipe in
          RecipeCard(recipe: recipe)
            .frame(width: ShelfMetrics.cardWidth, height: ShelfMetrics.cardHeight)
        }
      }
    }
    .contentMargins(.horizontal, ShelfMetrics.margin, for: .scrollContent)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(
      RecipeShelfBehavior(cardWidth: ShelfMetrics.cardWidth, spacing: ShelfMetrics.spacing)
    )
  }
}

private struct SectionHeading: View {
  let title: String
  let subtitle: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.title2.bold())
      Text(subtitle)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, ShelfMetrics.margin)
  }
}

private struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(recipe.tint.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 6) {
          Text(recipe.title)
            .font(.title3.weight(.semibold))
          HStack(spacing: 12) {
            Label("\(recipe.minutes) min", systemImage: "clock")
            Label("\(recipe.servings)", systemImage: "person.2")
          }
          .font(.footnote)
        }
        .foregroundStyle(.white)
        .padding(16)
      }
  }
}

#Preview {
  WeeknightRecipesView()
}
