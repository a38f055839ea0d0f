import SwiftUI

struct RecipeStep: Identifiable {
  let id: Int
  let text: String
  var timer: Int?
}

struct RecipeStepsView: View {
  let name: String
  let steps: [RecipeStep]
  @State private var runningTimer: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(name)
        .font(.title.bold())
        .padding(.horizontal, 20)

      StepCarousel(items: steps) { step in
        VStack(alignment: .leading, spacing: 12) {
          Text("Step \(step.id)")
            .font(.caption.smallCaps())
            .foregroundStyle(.secondary)
          Text(step.text).font(.title3)
          Spacer(minLength: 0)
          if let minutes = step.timer {
            Button("\(minutes) min", systemImage: "timer") { runningTimer = step.id }
              .buttonStyle(.bordered)
              .tint(runningTimer == step.id ? Color.red : Color.accentColor)
          }
        }
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: 380, alignment: .leading)
        .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 24))
      }
    }
    .padding(.vertical)
  }
}

#Preview {
  RecipeStepsView(
    name: "Focaccia",
    steps: [
      RecipeStep(id: 1, text: "Mix flour, water, yeast and salt."),
      RecipeStep(id: 2, text: "Let it rest.", timer: 30),
      RecipeStep(id: 3, text: "Fold the dough from all four sides."),
      RecipeStep(id: 4, text: "Let it rise in an oiled tin.", timer: 120),
      RecipeStep(id: 5, text: "Press dimples with oiled fingers."),
      RecipeStep(id: 6, text: "Bake at 230 °C.", timer: 22),
      RecipeStep(id: 7, text: "Cool on a rack and brush with oil."),
    ])
}
