import SwiftUI
import UIKit

/// Phone leaning on the backsplash, upright or on its side; the screen stays on.
struct CookModeView: View {
  let recipe: Recipe
  @State private var step: Int?
  @State private var timers: [Int: Date] = [:]

  var body: some View {
    VStack(spacing: 0) {
      TimerBar(name: recipe.name, next: timers.values.min())
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(recipe.steps) { step in
            StepCard(step: step, ends: timers[step.id]) { minutes in
              timers[step.id] = .now.addingTimeInterval(Double(minutes) * 60)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.vertical, 12, for: .scrollContent)
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollPosition(id: $step, anchor: .top)
    }
    .background(Color(.systemGroupedBackground))
    .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
    .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
  }
}

private struct TimerBar: View {
  let name: String
  let next: Date?

  var body: some View {
    HStack {
      Text(name).font(.headline)
      Spacer()
      if let next {
        Text(next, style: .timer).monospacedDigit()
      }
    }
    .padding(.horizontal, 20)
    .frame(height: 52)
    .background(.bar)
  }
}

private struct StepCard: View {
  let step: Recipe.Step
  let ends: Date?
  let start: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Rectangle()
        .fill(.orange.gradient)
        .frame(height: 200)
        .overlay { Image(systemName: "fork.knife").font(.largeTitle) }
      Text("\(step.id). \(step.title)").font(.title2.bold())
      Text(step.text).font(.body)
      Spacer(minLength: 0)
      if let minutes = step.minutes {
        Button(ends == nil ? "Start \(minutes) min" : "Running") { start(minutes) }
          .frame(maxWidth: .infinity, minHeight: 44)
          .background(.orange.opacity(0.2), in: .capsule)
          .disabled(ends != nil)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, minHeight: 420, alignment: .topLeading)
    .background(.background, in: .rect(cornerRadius: 18))
  }
}

#Preview("Upright") { CookModeView(recipe: .sample) }
#Preview("Side", traits: .landscapeLeft) { CookModeView(recipe: .sample) }
