import SwiftUI

struct RecipeStep: Identifiable {
  let id: Int
  let headline: String
  let minutes: Int
}

extension [RecipeStep] {
  static let focaccia: [RecipeStep] = [
    .init(id: 1, headline: "Mix flour, water and yeast", minutes: 10),
    .init(id: 2, headline: "Let it rise under a towel", minutes: 90),
    .init(id: 3, headline: "Stretch it in the pan", minutes: 5),
    .init(id: 4, headline: "Dimple, oil and salt", minutes: 5),
    .init(id: 5, headline: "Bake until golden", minutes: 22),
  ]
}

// Turns one card per swipe, however hard the swipe is.
struct OneCardAtATime: ScrollTargetBehavior {
  // Card and gap together.
  var step: CGFloat
  // The share of a step that a swipe has to be heading for.
  var threshold: CGFloat = 0.25

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(context.contentSize.width - context.containerSize.width, 0)
    let start = context.originalTarget.rect.minX
    let travel = target.rect.minX - start

    var card = (start / step).rounded()
    if travel > step * threshold {
      card += 1
    } else if travel < -step * threshold {
      card -= 1
    }
    target.rect.origin.x = min(max(card * step, 0), limit)
  }
}

struct RecipeStepsView: View {
  var steps: [RecipeStep] = .focaccia

  @State private var available: CGFloat = 0
  @State private var done: Set<Int> = []

  private let cardWidth: CGFloat = 280
  private let gap: CGFloat = 20

  private var sideInset: CGFloat { max((available - cardWidth) / 2, 0) }

  var body: some View {
    VStack(spacing: 12) {
      ProgressView(value: Double(done.count), total: Double(max(steps.count, 1)))
        .padding(.horizontal)
      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(steps) { step in
            StepCard(step: step, isDone: done.contains(step.id)) {
              done.formSymmetricDifference([step.id])
            }
            .frame(width: cardWidth)
          }
        }
        .padding(.horizontal, sideInset)
      }
      .scrollTargetBehavior(OneCardAtATime(step: cardWidth + gap))
      .scrollIndicators(.hidden)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical)
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { width in
      available = width
    }
  }
}

private struct StepCard: View {
  let step: RecipeStep
  let isDone: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(spacing: 14) {
      Text("Step \(step.id)")
        .font(.caption.weight(.semibold))
        .foregroundStyle(.secondary)
      Text(step.headline)
        .font(.title2.bold())
        .multilineTextAlignment(.center)
      Label("\(step.minutes) min", systemImage: "timer")
      Button(isDone ? "Done" : "Mark as done", action: toggle)
        .buttonStyle(.bordered)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.yellow.opacity(isDone ? 0.15 : 0.35), in: .rect(cornerRadius: 28))
  }
}

#Preview("Focaccia") {
  RecipeStepsView()
}
