import SwiftUI

struct LessonStep: Identifiable, Hashable {
  let id: Int
  let moves: String
  let heading: String
  let idea: String

  static let italian: [LessonStep] = [
    LessonStep(
      id: 1, moves: "1. e4 e5", heading: "Claim the centre",
      idea: "Both sides open lines for the queen and a bishop."),
    LessonStep(
      id: 2, moves: "2. Nf3 Nc6", heading: "Attack and defend",
      idea: "The knight hits e5, and Black covers it with a natural move."),
    LessonStep(
      id: 3, moves: "3. Bc4 Bc5", heading: "The Italian bishop",
      idea: "It looks at f7, the weakest point of the black camp."),
    LessonStep(
      id: 4, moves: "4. c3 Nf6", heading: "Prepare d4",
      idea: "White wants two pawns in the centre and is ready to recapture."),
    LessonStep(
      id: 5, moves: "5. d3 d6", heading: "The quiet line",
      idea: "No hurry: the plans count for more than the moves."),
    LessonStep(
      id: 6, moves: "6. O-O O-O", heading: "Kings to safety",
      idea: "Now the rooks can talk to each other."),
  ]
}

enum LessonLayout {
  static let peek: CGFloat = 56
  static let gap: CGFloat = 16

  static func cardHeight(in height: CGFloat) -> CGFloat {
    max(height - peek, 120)
  }
}

/// Moves the lesson one step per swipe, however hard the swipe was.
struct StepByStep: ScrollTargetBehavior {
  let pitch: CGFloat
  let steps: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0, steps > 0 else { return }
    let start = (context.originalTarget.rect.minY / pitch).rounded()
    let turn: CGFloat =
      switch context.velocity.dy {
      case let v where v > 0: 1
      case let v where v < 0: -1
      default: 0
      }
    let step = min(max(start + turn, 0), CGFloat(steps - 1))
    target.rect.origin.y = step * pitch
  }
}

struct LessonCard: View {
  let step: LessonStep
  @Binding var learned: Set<LessonStep.ID>

  private var isLearned: Binding<Bool> {
    Binding {
      learned.contains(step.id)
    } set: { on in
      learned = on ? learned.union([step.id]) : learned.subtracting([step.id])
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(step.moves)
        .font(.title.monospaced().bold())
      Text(step.heading)
        .font(.headline)
      Text(step.idea)
        .font(.body)
        .foregroundStyle(.secondary)
        .lineLimit(3)
      Spacer(minLength: 0)
      Toggle("I can play this", isOn: isLearned)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.brown.opacity(0.15), in: .rect(cornerRadius: 24))
  }
}

struct OpeningLessonScreen: View {
  let title: String
  let steps: [LessonStep]
  @State private var learned: Set<LessonStep.ID> = []

  var body: some View {
    NavigationStack {
      GeometryReader { proxy in
        let height = LessonLayout.cardHeight(in: proxy.size.height)
        ScrollView {
          VStack(spacing: LessonLayout.gap) {
            ForEach(steps) { step in
              LessonCard(step: step, learned: $learned)
                .frame(height: height)
            }
          }
          .padding(.horizontal, 16)
          .padding(.bottom, LessonLayout.peek)
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(
          StepByStep(pitch: height + LessonLayout.gap, steps: steps.count)
        )
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Text("\(learned.count)/\(steps.count)").monospacedDigit()
      }
    }
  }
}

#Preview {
  OpeningLessonScreen(title: "Italian Game", steps: LessonStep.italian)
}
