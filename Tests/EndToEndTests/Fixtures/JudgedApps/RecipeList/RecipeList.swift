import SwiftUI

struct RecipeList: View {
  let recipes: [Recipe]
  @State private var cardFrames: [Recipe.ID: CGRect] = [:]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(recipes) { recipe in
          RecipeCard(recipe: recipe)
            .onGeometryChange(for: CGRect.self) { proxy in
              proxy.frame(in: .named(Space.recipes))
            } action: { frame in
              cardFrames[recipe.id] = frame
            }
        }
      }
      .padding(.horizontal, 16)
    }
    .coordinateSpace(.named(Space.recipes))
    .scrollTargetBehavior(NearestCardBehavior(cardFrames: cardFrames))
  }

  private enum Space {
    static let recipes = "recipes"
  }
}

private struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(recipe.title).font(.title3.bold())
      Text("\(recipe.steps) steps").foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: recipe.cardHeight)
    .background(.orange.opacity(0.15), in: .rect(cornerRadius: 24))
  }
}

#Preview {
  RecipeList(recipes: Recipe.samples)
}
