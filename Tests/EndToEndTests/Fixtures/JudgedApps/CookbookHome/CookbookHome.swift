import SwiftUI

struct CookbookHome: View {
  let shelves: [Shelf]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 32) {
          ForEach(shelves) { shelf in
            RecipeShelf(shelf: shelf)
          }
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Cookbook")
      .navigationDestination(for: Recipe.self) { recipe in
        Text(recipe.name).font(.largeTitle)
      }
    }
  }
}

private struct RecipeShelf: View {
  let shelf: Shelf
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var perScreen: Int { sizeClass == .regular ? 3 : 1 }

  private enum Metrics {
    static let margin: CGFloat = 20
    static let spacing: CGFloat = 16
    static let height: CGFloat = 220
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(shelf.title)
        .font(.title2.bold())
        .padding(.horizontal, Metrics.margin)

      ScrollView(.horizontal) {
        LazyHStack(spacing: Metrics.spacing) {
          ForEach(shelf.recipes) { recipe in
            NavigationLink(value: recipe) {
              RecipeCard(recipe: recipe)
            }
            .buttonStyle(.plain)
            .containerRelativeFrame(.horizontal, count: perScreen, spacing: Metrics.spacing)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, Metrics.margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.never)
      .frame(height: Metrics.height)
    }
  }
}

private struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 22, style: .continuous)
        .fill(Color(hue: recipe.hue, saturation: 0.45, brightness: 0.85).gradient)
      VStack(alignment: .leading) {
        Text(recipe.name).font(.headline)
        Label("\(recipe.minutes) min", systemImage: "timer").font(.caption)
      }
      .padding(18)
    }
  }
}

struct Recipe: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let minutes: Int
  var hue: Double { Double(minutes % 50) / 50 }
}

struct Shelf: Identifiable {
  var id: String { title }
  let title: String
  let recipes: [Recipe]
}

#Preview {
  CookbookHome(shelves: [
    Shelf(
      title: "Weeknight",
      recipes: [
        Recipe(name: "Miso Noodles", minutes: 20), Recipe(name: "Shakshuka", minutes: 30),
        Recipe(name: "Lentil Dal", minutes: 35), Recipe(name: "Orzo with Peas", minutes: 25),
        Recipe(name: "Fried Rice", minutes: 15), Recipe(name: "Gnocchi", minutes: 40),
      ]),
    Shelf(
      title: "Baking",
      recipes: [
        Recipe(name: "Focaccia", minutes: 180), Recipe(name: "Scones", minutes: 45),
      ]),
  ])
}
