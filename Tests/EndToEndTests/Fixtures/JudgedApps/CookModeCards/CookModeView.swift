import SwiftUI

struct CookModeView: View {
  let recipeName: String
  let steps: [CookStep]
  var onClose: () -> Void = {}

  @State private var runningTimer: CookStep.ID?

  enum Layout {
    static let cardHeight: CGFloat = 540
    static let cardSpacing: CGFloat = 16
    static let barHeight: CGFloat = 56
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text(recipeName).font(.headline)
        Spacer()
        Button("Close", action: onClose)
      }
      .padding(.horizontal, 20)
      .frame(height: Layout.barHeight)

      ScrollView {
        VStack(spacing: Layout.cardSpacing) {
          ForEach(steps) { step in
            StepCard(step: step, isRunning: runningTimer == step.id) {
              runningTimer = runningTimer == step.id ? nil : step.id
            }
            .frame(height: Layout.cardHeight)
          }
        }
        .padding(16)
      }
      .scrollTargetBehavior(.step(every: Layout.cardHeight + Layout.cardSpacing))
    }
  }
}

private struct StepCard: View {
  let step: CookStep
  let isRunning: Bool
  let toggleTimer: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Step \(step.id)").font(.subheadline).foregroundStyle(.secondary)
      RoundedRectangle(cornerRadius: 14)
        .fill(.orange.gradient)
        .frame(height: 200)
      Text(step.text).font(.title3)
      Spacer(minLength: 0)
      Button(action: toggleTimer) {
        Label(isRunning ? "Stop timer" : "\(step.minutes) min", systemImage: "timer")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: .rect(cornerRadius: 24))
  }
}

struct CookStep: Identifiable {
  let id: Int
  let text: String
  let minutes: Int
}

#Preview {
  CookModeView(
    recipeName: "Ribollita",
    steps: [
      CookStep(id: 1, text: "Soak the beans overnight, then simmer them with sage.", minutes: 60),
      CookStep(id: 2, text: "Soften onion, carrot and celery in plenty of oil.", minutes: 12),
      CookStep(id: 3, text: "Add the tomatoes and half of the beans, crushed.", minutes: 10),
      CookStep(id: 4, text: "Stir in the cavolo nero and cover with broth.", minutes: 30),
      CookStep(id: 5, text: "Layer with stale bread and let it rest.", minutes: 20),
      CookStep(id: 6, text: "Reheat slowly and serve with raw olive oil.", minutes: 15),
    ])
}
