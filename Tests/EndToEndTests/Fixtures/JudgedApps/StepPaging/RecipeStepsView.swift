import SwiftUI

struct RecipeStep: Identifiable, Hashable {
  let id: Int
  let title: String
  let detail: String
  var timer: Duration?
}

struct RecipeStepsView: View {
  let steps: [RecipeStep]

  private let sideInset: CGFloat = 40
  private let spacing: CGFloat = 16

  var body: some View {
    GeometryReader { proxy in
      let cardWidth = proxy.size.width - sideInset * 2

      ScrollView(.horizontal) {
        HStack(spacing: spacing) {
          ForEach(steps) { step in
            StepCard(step: step, total: steps.count)
              .frame(width: cardWidth)
          }
        }
        .padding(.horizontal, sideInset)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.steps(steps.count, width: cardWidth, spacing: spacing))
    }
    .frame(height: 420)
    .background(Color(.secondarySystemBackground))
  }
}

private struct StepCard: View {
  let step: RecipeStep
  let total: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Step \(step.id + 1) of \(total)")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      Text(step.title)
        .font(.title2.bold())
      Text(step.detail)
        .font(.body)
      Spacer()
      if let timer = step.timer {
        Button {
        } label: {
          Label(
            timer.formatted(.units(allowed: [.minutes, .seconds])),
            systemImage: "timer"
          )
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.background, in: .rect(cornerRadius: 24))
    .padding(.vertical, 24)
  }
}

#Preview {
  RecipeStepsView(steps: [
    RecipeStep(
      id: 0, title: "Toast the spices", detail: "Dry pan, medium heat, until fragrant.", timer: .seconds(90)),
    RecipeStep(
      id: 1, title: "Soften the onions", detail: "Add oil, onions and a pinch of salt.", timer: .seconds(480)),
    RecipeStep(id: 2, title: "Add tomatoes", detail: "Stir in tomatoes and the toasted spices."),
    RecipeStep(
      id: 3, title: "Simmer", detail: "Lid on, low heat, stirring now and then.", timer: .seconds(1500)),
    RecipeStep(id: 4, title: "Finish", detail: "Lemon, coriander and a spoon of yoghurt."),
  ])
}
