import SwiftUI

struct MoveListView: View {
  let game: GameRecord

  @State private var selectedMove: FullMove.ID?

  private let rowHeight: CGFloat = 44
  private let headerHeight: CGFloat = 36

  private var rowBehavior: MoveRowBehavior {
    MoveRowBehavior(
      rowsPerSection: game.phases.map(\.moves.count),
      rowHeight: rowHeight,
      headerHeight: headerHeight
    )
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(game.phases) { phase in
          Section {
            ForEach(phase.moves) { move in
              MoveRow(move: move, isSelected: move.id == selectedMove)
                .frame(height: rowHeight)
                .contentShape(.rect)
                .onTapGesture { selectedMove = move.id }
            }
          } header: {
            phaseHeader(phase)
          }
        }
      }
    }
    .scrollTargetBehavior(rowBehavior)
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack {
        Text(game.title).font(.headline)
        Spacer()
        Text(game.result).font(.headline.monospacedDigit())
      }
      .padding(.horizontal, 20)
      .frame(height: 52)
      .background(.background)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      stepper
        .frame(maxWidth: .infinity)
        .frame(height: 56)
        .background(.background)
    }
  }

  private func phaseHeader(_ phase: GamePhase) -> some View {
    Text(phase.name)
      .font(.subheadline.weight(.semibold))
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 20)
      .frame(height: headerHeight)
      .background(Color(uiColor: .secondarySystemBackground))
  }

  private var stepper: some View {
    HStack(spacing: 40) {
      Button("Previous move", systemImage: "chevron.left") { step(by: -1) }
      Button("Next move", systemImage: "chevron.right") { step(by: 1) }
    }
    .labelStyle(.iconOnly)
    .font(.title3)
  }

  private func step(by delta: Int) {
    let last = game.phases.last?.moves.last?.number ?? 1
    selectedMove = min(max((selectedMove ?? 0) + delta, 1), last)
  }
}

private struct MoveRow: View {
  let move: FullMove
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 16) {
      Text("\(move.number).")
        .foregroundStyle(.secondary)
        .frame(width: 36, alignment: .trailing)
      Text(move.white)
        .frame(maxWidth: .infinity, alignment: .leading)
      Text(move.black ?? "")
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    .font(.body.monospacedDigit())
    .lineLimit(1)
    .padding(.horizontal, 20)
    .frame(maxHeight: .infinity)
    .background(isSelected ? Color.yellow.opacity(0.25) : .clear)
  }
}

#Preview {
  MoveListView(game: .wijkAanZee)
}
