import SwiftUI

struct CookModeView: View {
  let recipe: Recipe

  @State private var currentStep: RecipeStep.ID? = 1
  @State private var runningTimer: RecipeStep.ID?

  private let minimumCardHeight: CGFloat = 460

  private var progress: Double {
    Double(currentStep ?? 1) / Double(recipe.steps.count)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 16) {
        ForEach(recipe.steps) { step in
          StepCard(step: step, isTiming: runningTimer == step.id) {
            runningTimer = runningTimer == step.id ? nil : step.id
          }
          .containerRelativeFrame(.vertical) { height, _ in
            max(height, minimumCardHeight)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $currentStep)
    .scrollIndicators(.hidden)
    .safeAreaInset(edge: .top, spacing: 0) {
      VStack(spacing: 8) {
        Text(recipe.name)
          .font(.subheadline.weight(.semibold))
        ProgressView(value: progress)
      }
      .padding(.horizontal, 20)
      .frame(height: 44)
      .background(.background)
    }
    .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
    .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
  }
}

private struct StepCard: View {
  let step: RecipeStep
  let isTiming: Bool
  let toggleTimer: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.orange.gradient.opacity(0.35))
        .frame(height: 190)
        .overlay {
          Image(systemName: step.symbol)
            .font(.system(size: 56))
        }

      Text("\(step.id). \(step.title)")
        .font(.title3.bold())
      Text(step.text)
        .font(.body)
        .foregroundStyle(.secondary)

      Spacer(minLength: 0)

      if let timer = step.timer {
        Button(action: toggleTimer) {
          Label(
            isTiming ? "Stop timer" : "Start \(timer.formatted(.time(pattern: .minuteSecond)))",
            systemImage: "timer"
          )
          .frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(uiColor: .secondarySystemBackground), in: .rect(cornerRadius: 22))
  }
}

#Preview {
  CookModeView(recipe: .shakshuka)
}
