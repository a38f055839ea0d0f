import SwiftUI

// One step fills the screen, so it can be read from across the kitchen.
struct CookingMode: View {
  let recipe: Recipe
  @State private var step: Int?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(recipe.steps) { item in
          StepCard(step: item, total: recipe.steps.count)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollPosition(id: $step)
    .scrollTargetBehavior(.wholeSteps)
    .safeAreaInset(edge: .top) {
      HStack {
        Text(recipe.name).font(.headline)
        Spacer()
        Button("Done") { dismiss() }
      }
      .padding()
      .background(.bar)
    }
    .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
    .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
  }
}

private struct StepCard: View {
  let step: Recipe.Step
  let total: Int

  var body: some View {
    VStack(spacing: 24) {
      Text("Step \(step.number) of \(total)").foregroundStyle(.secondary)
      Text(step.text)
        .font(.largeTitle.weight(.semibold))
        .multilineTextAlignment(.center)
      if let minutes = step.minutes {
        Label("\(minutes) min", systemImage: "timer")
          .font(.title2)
      }
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(step.number.isMultiple(of: 2) ? Color.orange.opacity(0.12) : Color.yellow.opacity(0.12))
  }
}
