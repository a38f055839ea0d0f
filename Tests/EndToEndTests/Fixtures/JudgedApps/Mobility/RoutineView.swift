import SwiftUI
import SwiftData

enum CardStyle {
  static let maxWidth: CGFloat = 560  // readable width on iPad
  static let padding: CGFloat = 16
  static let radius: CGFloat = 22
}

struct RoutineView: View {
  let routine: Routine
  @State private var current: PersistentIdentifier?

  private var progress: Double {
    guard !routine.moves.isEmpty else { return 0 }
    return Double(routine.moves.filter(\.isDone).count) / Double(routine.moves.count)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: CardStyle.padding) {
        ForEach(routine.ordered, id: \.persistentModelID) { move in
          MoveCard(move: move) { advance(from: move) }
            .frame(maxWidth: CardStyle.maxWidth)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, CardStyle.padding, for: .scrollContent)
    .contentMargins(.vertical, 12, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $current, anchor: .top)
    .navigationTitle(routine.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Gauge(value: progress) { EmptyView() }
          .gaugeStyle(.accessoryCircularCapacity)
          .scaleEffect(0.5)
      }
    }
  }

  private func advance(from move: Move) {
    move.isDone = true
    let next = routine.ordered.first { $0.order > move.order && !$0.isDone }
    withAnimation(.snappy) { current = next?.persistentModelID ?? current }
  }
}

private struct MoveCard: View {
  let move: Move
  let onDone: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.secondary.opacity(0.15)
        .aspectRatio(4 / 3, contentMode: .fit)
        .overlay { Image(move.image).resizable().scaledToFill() }
        .clipped()

      VStack(alignment: .leading, spacing: 8) {
        Text(move.title).font(.headline)
        Text(move.cue)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
        Button(action: onDone) {
          Label(move.isDone ? "Done" : "Mark as done", systemImage: "checkmark")
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(move.isDone)
        .padding(.top, 8)
      }
      .padding(CardStyle.padding)
    }
    .background(.background.secondary)
    .clipShape(.rect(cornerRadius: CardStyle.radius))
  }
}

#Preview {
  NavigationStack { RoutineView(routine: .morning) }
    .modelContainer(for: Routine.self, inMemory: true)
}
