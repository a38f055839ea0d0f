//
//  RecipeDeck.swift
//  Tin Box
//
//  The recipe cards, one under another like in gran's tin.
//

import SwiftUI

struct RecipeDeck: View {
  @State private var recipes = Recipe.tin
  @State private var cooking: Recipe?

  static let cardHeight: CGFloat = 560
  static let spacing: CGFloat = 20

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: Self.spacing) {
        ForEach(recipes) { recipe in
          RecipeCard(recipe: recipe) { cooking = recipe }
            .frame(height: Self.cardHeight)
            // keeps the lines readable on wide screens
            .frame(maxWidth: 520)
        }
      }
      .padding(.horizontal, 20)
    }
    .contentMargins(.vertical, 16, for: .scrollContent)
    .scrollTargetBehavior(DeckSnap(cardHeight: Self.cardHeight, spacing: Self.spacing))
    .background(Color.orange.opacity(0.08).ignoresSafeArea())
    .alert(item: $cooking) { recipe in
      Alert(title: Text(recipe.name), message: Text("Timer set for \(recipe.minutes) minutes."))
    }
  }
}

// Brings the nearest card to the top, the end of the deck counts as a stop too.
struct DeckSnap: ScrollTargetBehavior {
  var cardHeight: CGFloat
  var spacing: CGFloat = 20

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = cardHeight + spacing
    let bottom = max(0, context.contentSize.height - context.containerSize.height)
    let y = min(max(target.rect.minY, 0), bottom)

    let card = min((y / pitch).rounded() * pitch, bottom)
    let isNearerBottom = bottom - y < abs(card - y)
    target.rect.origin.y = isNearerBottom ? bottom : card
  }
}

private struct RecipeCard: View {
  let recipe: Recipe
  let cook: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      RoundedRectangle(cornerRadius: 12)
        .fill(recipe.color.gradient)
        .frame(height: 150)
        .overlay { Text(recipe.emoji).font(.system(size: 64)) }
      Text(recipe.name).font(.title2.bold())
      Text("\(recipe.minutes) min").foregroundStyle(.secondary)
      Divider()
      ForEach(recipe.steps, id: \.self) { step in
        Label(step, systemImage: "circle.fill")
          .imageScale(.small)
          .lineLimit(2)
      }
      Spacer(minLength: 0)
      Button("Cook now", action: cook)
        .buttonStyle(.borderedProminent)
        .frame(maxWidth: .infinity)
    }
    .padding(20)
    .background(.background, in: .rect(cornerRadius: 24))
    .shadow(color: .black.opacity(0.08), radius: 10, y: 4)
  }
}

#Preview {
  RecipeDeck()
}
