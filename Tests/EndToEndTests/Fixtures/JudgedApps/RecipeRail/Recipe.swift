import SwiftUI

struct Recipe: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let tint: Color

  static let weekly: [Recipe] = [
    Recipe(id: 0, title: "Lentil dal with lime", minutes: 35, tint: .orange),
    Recipe(id: 1, title: "Leek and potato soup", minutes: 40, tint: .green),
    Recipe(id: 2, title: "Miso aubergine", minutes: 30, tint: .purple),
    Recipe(id: 3, title: "Shakshuka", minutes: 25, tint: .red),
    Recipe(id: 4, title: "Lemon orzo", minutes: 20, tint: .yellow),
    Recipe(id: 5, title: "Mushroom ragù", minutes: 55, tint: .brown),
    Recipe(id: 6, title: "Cold soba", minutes: 15, tint: .teal),
    Recipe(id: 7, title: "Apricot galette", minutes: 70, tint: .pink),
  ]
}

struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 16)
        .fill(recipe.tint.gradient)
        .frame(height: 180)
      Text(recipe.title)
        .font(.headline)
        .lineLimit(1)
      Label("\(recipe.minutes) min", systemImage: "clock")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}
