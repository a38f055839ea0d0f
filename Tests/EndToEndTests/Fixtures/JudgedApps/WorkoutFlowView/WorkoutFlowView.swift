import SwiftUI

enum MuscleGroup: String {
  case legs, push, pull, core

  var tint: Color {
    switch self {
    case .legs: .orange
    case .push: .blue
    case .pull: .teal
    case .core: .pink
    }
  }
}

struct Exercise: Identifiable {
  let id: Int
  let name: String
  let sets: Int
  let reps: Int
  let group: MuscleGroup
}

extension Exercise {
  static let fullBody: [Exercise] = [
    Exercise(id: 0, name: "Goblet squat", sets: 4, reps: 10, group: .legs),
    Exercise(id: 1, name: "Bench press", sets: 4, reps: 8, group: .push),
    Exercise(id: 2, name: "Bent-over row", sets: 4, reps: 10, group: .pull),
    Exercise(id: 3, name: "Split squat", sets: 3, reps: 12, group: .legs),
    Exercise(id: 4, name: "Overhead press", sets: 3, reps: 8, group: .push),
    Exercise(id: 5, name: "Dead bug", sets: 3, reps: 14, group: .core),
  ]
}

/// Moves through a workout one exercise at a time, however hard the flick.
struct ExerciseStepBehavior: ScrollTargetBehavior {
  let peek: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.height - peek + spacing
    let limit = max(context.contentSize.height - context.containerSize.height, 0)

    let current = (context.originalTarget.rect.minY / step).rounded()
    let next = context.velocity.dy > 0 ? current + 1 : current - 1

    target.rect.origin.y = min(max(next * step, 0), limit)
  }
}

struct WorkoutFlowView: View {
  private let exercises = Exercise.fullBody
  private let peek: CGFloat = 60
  private let spacing: CGFloat = 16

  @State private var finished: Set<Int> = []

  private var progress: Double {
    Double(finished.count) / Double(exercises.count)
  }

  var body: some View {
    VStack(spacing: 0) {
      header
        .frame(height: 64)
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(exercises) { exercise in
            ExerciseCard(
              exercise: exercise,
              isDone: finished.contains(exercise.id),
              toggle: { toggle(exercise) }
            )
            .containerRelativeFrame(.vertical) { height, _ in
              height - peek
            }
          }
        }
      }
      .scrollTargetBehavior(ExerciseStepBehavior(peek: peek, spacing: spacing))
      .scrollIndicators(.hidden)
    }
    .background(Color(.systemGroupedBackground))
  }

  private var header: some View {
    HStack {
      Text("Full body A")
        .font(.title3.bold())
      Spacer()
      ProgressView(value: progress)
        .frame(width: 120)
    }
    .padding(.horizontal, 20)
  }

  private func toggle(_ exercise: Exercise) {
    if !finished.insert(exercise.id).inserted {
      finished.remove(exercise.id)
    }
  }
}

private struct ExerciseCard: View {
  let exercise: Exercise
  let isDone: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(exercise.group.rawValue.uppercased())
        .font(.caption.weight(.semibold))
        .foregroundStyle(exercise.group.tint)
      Text(exercise.name)
        .font(.largeTitle.bold())
      Text("\(exercise.sets) × \(exercise.reps)")
        .font(.title2.monospacedDigit())
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      Button(isDone ? "Done" : "Mark as done", action: toggle)
        .buttonStyle(.borderedProminent)
        .tint(isDone ? .green : exercise.group.tint)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background, in: .rect(cornerRadius: 24))
    .padding(.horizontal, 16)
  }
}

#Preview {
  WorkoutFlowView()
}
