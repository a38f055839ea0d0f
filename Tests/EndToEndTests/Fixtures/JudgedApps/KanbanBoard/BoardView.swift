import SwiftUI

struct BoardView: View {
  let board: Board

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Sprint 24")
        .font(.largeTitle.bold())
        .padding(.leading, BoardLayout.margin)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: BoardLayout.spacing) {
          ForEach(board.columns) { column in
            ColumnView(column: column)
              .frame(width: BoardLayout.width(of: column))
          }
        }
        .padding(.horizontal, BoardLayout.margin)
      }
      .scrollTargetBehavior(
        ColumnSnapBehavior(stops: BoardLayout.stops(for: board.columns))
      )
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color(.systemGroupedBackground))
  }
}

private struct ColumnView: View {
  let column: BoardColumn

  var body: some View {
    if column.cards.isEmpty {
      Text(column.title.prefix(1))
        .font(.headline)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity)
        .frame(height: 520, alignment: .center)
        .background(.quaternary, in: .rect(cornerRadius: 14))
    } else {
      VStack(alignment: .leading, spacing: 10) {
        Text(column.title)
          .font(.headline)
        ForEach(column.cards, id: \.self) { card in
          Text(card)
            .padding(12)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.background, in: .rect(cornerRadius: 10))
        }
      }
      .padding(12)
      .frame(height: 520, alignment: .top)
      .background(.quaternary, in: .rect(cornerRadius: 14))
    }
  }
}

#Preview {
  BoardView(board: .sample)
}
