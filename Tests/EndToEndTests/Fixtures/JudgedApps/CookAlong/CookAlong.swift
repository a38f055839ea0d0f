import SwiftUI

struct RecipeStep {
  let title: String
  let text: String
  let symbol: String
  var minutes: Int?
}

struct Recipe {
  let name: String
  let steps: [RecipeStep]
}

struct CookAlong: View {
  let recipe: Recipe
  @State private var current: Int? = 0

  var body: some View {
    VStack(spacing: 12) {
      Text(recipe.name)
        .font(.title2.bold())
        .frame(maxWidth: .infinity, alignment: .leading)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(Array(recipe.steps.enumerated()), id: \.offset) { index, step in
            StepPage(number: index + 1, step: step)
              .padding(.horizontal, 6)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)

      StepControls(current: $current, count: recipe.steps.count)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(Color(.systemGroupedBackground).ignoresSafeArea())
  }
}

private struct StepPage: View {
  let number: Int
  let step: RecipeStep

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: step.symbol)
        .font(.system(size: 40))
        .foregroundStyle(.orange)
      Text("\(number). \(step.title)")
        .font(.headline)
      Text(step.text)
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.7)
      if let minutes = step.minutes {
        Label("\(minutes) min", systemImage: "timer")
          .font(.subheadline.weight(.semibold))
          .foregroundStyle(.secondary)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
  }
}

private struct StepControls: View {
  @Binding var current: Int?
  let count: Int

  private var index: Int { current ?? 0 }

  var body: some View {
    HStack {
      Button("Back", systemImage: "chevron.left") { go(to: index - 1) }
        .disabled(index == 0)
      Spacer()
      Text("\(index + 1) of \(count)")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(.secondary)
      Spacer()
      Button("Next", systemImage: "chevron.right") { go(to: index + 1) }
        .disabled(index == count - 1)
    }
    .labelStyle(.iconOnly)
    .buttonStyle(.bordered)
    .frame(height: 44)
  }

  private func go(to step: Int) {
    withAnimation(.snappy) {
      current = min(max(step, 0), count - 1)
    }
  }
}

extension Recipe {
  static let shakshuka = Recipe(
    name: "Shakshuka",
    steps: [
      RecipeStep(
        title: "Chop", text: "Dice one onion and two red peppers. Slice the garlic thinly.",
        symbol: "fork.knife"),
      RecipeStep(
        title: "Soften", text: "Cook the onion and peppers in olive oil over a medium heat.", symbol: "flame",
        minutes: 8),
      RecipeStep(
        title: "Spice", text: "Stir in cumin, paprika and a pinch of chilli.", symbol: "leaf", minutes: 1),
      RecipeStep(
        title: "Simmer", text: "Add the tomatoes and let the sauce thicken.", symbol: "drop", minutes: 12),
      RecipeStep(
        title: "Eggs", text: "Make four wells, crack in the eggs and cover.", symbol: "oval.portrait",
        minutes: 6),
      RecipeStep(
        title: "Serve", text: "Scatter with parsley and feta. Bring the pan to the table.",
        symbol: "table.furniture"),
    ])
}

#Preview {
  CookAlong(recipe: .shakshuka)
}
