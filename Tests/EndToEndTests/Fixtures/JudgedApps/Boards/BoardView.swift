import SwiftUI
import SwiftData

struct BoardsRoot: View {
  @Query(sort: \Board.name) private var boards: [Board]
  @State private var selected: Board?

  var body: some View {
    NavigationSplitView {
      List(boards, selection: $selected) { board in
        Text(board.name).tag(board)
      }
      .navigationTitle("Boards")
    } detail: {
      if let selected {
        BoardView(board: selected)
      } else {
        ContentUnavailableView("Pick a board", systemImage: "rectangle.split.3x1")
      }
    }
    .navigationSplitViewStyle(.prominentDetail)
  }
}

struct BoardView: View {
  let board: Board
  @State private var laneWidth: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: LaneLayout.spacing) {
          ForEach(board.ordered) { lane in
            LaneColumn(lane: lane)
              .containerRelativeFrame(.horizontal) { length, _ in
                LaneLayout.laneWidth(in: length)
              }
          }
        }
        .padding(.vertical, 8)
      }
      .scrollTargetBehavior(LaneSnap(laneWidth: laneWidth))
      .onAppear {
        laneWidth = LaneLayout.laneWidth(in: proxy.size.width)
      }
    }
    .background(Color(.systemGroupedBackground))
    .navigationTitle(board.name)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct LaneColumn: View {
  let lane: Lane

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(lane.title).font(.headline)
        Spacer()
        Text(lane.cards.count, format: .number).foregroundStyle(.secondary)
      }
      ForEach(lane.cards, id: \.self) { card in
        Text(card)
          .font(.callout)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(12)
          .background(.background, in: .rect(cornerRadius: 10))
      }
    }
    .padding(12)
    .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 16))
  }
}
