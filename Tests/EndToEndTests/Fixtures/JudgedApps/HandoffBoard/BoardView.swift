import SwiftUI

struct BoardView: View {
  @State private var state = BoardState()

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 8) {
        ForEach(state.lanes) { lane in
          LaneColumn(lane: lane) { reduce(&state, $0) }
            .containerRelativeFrame(.horizontal)
          if lane.id != state.lanes.last?.id {
            HandoffGate(count: lane.cards.count, limit: lane.limit)
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}

/// Arrow from one lane to the next with the work-in-progress count.
struct HandoffGate: View {
  let count: Int
  let limit: Int

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: "arrow.right")
      Text("\(count)/\(limit)").font(.caption2.monospacedDigit())
    }
    .foregroundStyle(count > limit ? .red : .secondary)
    .frame(width: 56)
    .padding(.top, 40)
  }
}

struct LaneColumn: View {
  let lane: Lane
  let send: (BoardAction) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(lane.title).font(.headline)
        Spacer()
        Button("Add", systemImage: "plus") { send(.add(lane: lane.id, card: "Untitled")) }
          .labelStyle(.iconOnly)
      }
      ForEach(Array(lane.cards.enumerated()), id: \.offset) { index, card in
        Text(card)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(12)
          .background(.background, in: .rect(cornerRadius: 10))
          .contextMenu { Button("Remove") { send(.remove(lane: lane.id, index: index)) } }
      }
    }
    .padding(12)
    .background(.quaternary, in: .rect(cornerRadius: 14))
  }
}

#Preview { BoardView() }
