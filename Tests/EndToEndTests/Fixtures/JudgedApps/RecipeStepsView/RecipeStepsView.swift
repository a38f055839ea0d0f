import SwiftUI

struct RecipeStep: Identifiable {
  let id: Int
  let text: String
  let minutes: Int?
}

struct Recipe {
  let title: String
  let steps: [RecipeStep]

  static let risotto = Recipe(
    title: "Lemon risotto",
    steps: [
      RecipeStep(id: 1, text: "Bring the stock to a simmer.", minutes: 5),
      RecipeStep(id: 2, text: "Sweat the shallots in butter.", minutes: 4),
      RecipeStep(id: 3, text: "Toast the rice until it clicks.", minutes: 2),
      RecipeStep(id: 4, text: "Pour in the wine and let it go.", minutes: 3),
      RecipeStep(id: 5, text: "Add the stock a ladle at a time.", minutes: 16),
      RecipeStep(id: 6, text: "Stir in lemon, butter and cheese.", minutes: nil),
      RecipeStep(id: 7, text: "Rest under a lid, then serve.", minutes: 2),
    ])
}

struct RecipeStepsView: View {
  let recipe: Recipe
  @State private var done: Set<RecipeStep.ID> = []

  private let cardFraction: CGFloat = 0.8
  private let spacing: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading) {
      Text(recipe.title)
        .font(.largeTitle.bold())
        .padding(.horizontal, 16)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: spacing) {
          ForEach(recipe.steps) { step in
            StepCard(step: step, isDone: done.contains(step.id))
              .containerRelativeFrame(.horizontal) { width, _ in
                width * cardFraction
              }
              .onTapGesture { toggle(step) }
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollTargetBehavior(StepSnapBehavior(fraction: cardFraction, spacing: spacing))
      .frame(height: 360)

      Spacer()
    }
  }

  private func toggle(_ step: RecipeStep) {
    if done.remove(step.id) == nil {
      done.insert(step.id)
    }
  }
}

private struct StepCard: View {
  let step: RecipeStep
  let isDone: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Step \(step.id)")
        .font(.caption.bold())
        .foregroundStyle(.secondary)
      Text(step.text)
        .font(.title2.weight(.semibold))
        .strikethrough(isDone)
      Spacer()
      if let minutes = step.minutes {
        Label("\(minutes) min", systemImage: "timer")
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(Color.orange.opacity(0.15), in: RoundedRectangle(cornerRadius: 24))
  }
}

#Preview {
  RecipeStepsView(recipe: .risotto)
}
