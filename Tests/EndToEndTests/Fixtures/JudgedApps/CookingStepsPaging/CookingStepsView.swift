import SwiftUI

struct Recipe {
  struct Step: Identifiable, Hashable {
    let id: Int
    let text: String
    let minutes: Int
  }

  let name: String
  let steps: [Step]

  static let shakshuka = Recipe(
    name: "Shakshuka",
    steps: [
      Step(id: 0, text: "Slice the onion and the peppers.", minutes: 5),
      Step(id: 1, text: "Soften them in olive oil over a low heat.", minutes: 12),
      Step(id: 2, text: "Add cumin, paprika and the tomatoes.", minutes: 15),
      Step(id: 3, text: "Make four wells and crack in the eggs.", minutes: 2),
      Step(id: 4, text: "Cover until the whites are set.", minutes: 6),
    ])
}

struct CookingStepsView: View {
  let recipe: Recipe
  @State private var current: Recipe.Step.ID? = 0

  var body: some View {
    VStack(spacing: 20) {
      Text(recipe.name)
        .font(.largeTitle.bold())

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(recipe.steps) { step in
            StepPage(step: step, total: recipe.steps.count)
              .padding(.horizontal, 8)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current)
      .scrollIndicators(.never)
      .frame(maxHeight: 280)
      .padding(.horizontal, 12)

      dots
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.orange.opacity(0.08).ignoresSafeArea())
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(recipe.steps) { step in
        Circle()
          .fill(step.id == current ? Color.orange : Color.gray.opacity(0.4))
          .frame(width: 8, height: 8)
          .onTapGesture {
            withAnimation { current = step.id }
          }
      }
    }
  }
}

private struct StepPage: View {
  let step: Recipe.Step
  let total: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Step \(step.id + 1) of \(total)")
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(step.text)
        .font(.title3)
      Spacer(minLength: 0)
      Label("\(step.minutes) min", systemImage: "timer")
        .font(.subheadline)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background, in: RoundedRectangle(cornerRadius: 18))
  }
}

#Preview {
  CookingStepsView(recipe: .shakshuka)
}
