import SwiftUI

struct LessonStep: Identifiable {
  let id: Int
  let title: String
  let body: String
}

extension LessonStep {
  static let greetings: [LessonStep] = [
    .init(id: 0, title: "Buongiorno", body: "Used until early afternoon."),
    .init(id: 1, title: "Buonasera", body: "From the afternoon on."),
    .init(id: 2, title: "Ciao", body: "Among friends, both on meeting and on leaving."),
    .init(id: 3, title: "Salve", body: "Neutral, when you are unsure."),
    .init(id: 4, title: "Arrivederci", body: "Polite, on leaving."),
  ]
}

struct LessonScreen: View {
  let steps: [LessonStep]
  @State private var current: LessonStep.ID? = 0

  private let deckGap: CGFloat = 20
  private let margin: CGFloat = 24

  private var progress: Double {
    guard let current, steps.count > 1 else { return 0 }
    return Double(current) / Double(steps.count - 1)
  }

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: progress)
        .padding(.horizontal, margin)

      PagedDeck(items: steps, current: $current, gap: deckGap) { step in
        StepCard(step: step)
      }
      .padding(.horizontal, margin - deckGap / 2)

      Button("Next", action: advance)
        .buttonStyle(.borderedProminent)
        .disabled(current == steps.last?.id)
    }
    .padding(.vertical)
  }

  private func advance() {
    guard let index = steps.firstIndex(where: { $0.id == current }),
      index + 1 < steps.count
    else { return }
    withAnimation { current = steps[index + 1].id }
  }
}

private struct StepCard: View {
  let step: LessonStep

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(step.title).font(.title.bold())
      Text(step.body).foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.thinMaterial, in: .rect(cornerRadius: 24))
  }
}

#Preview { LessonScreen(steps: LessonStep.greetings) }
