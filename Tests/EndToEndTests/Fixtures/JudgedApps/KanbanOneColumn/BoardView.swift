import SwiftUI

struct BoardView: View {
  @State private var board = Board.sample

  private enum Metrics {
    static let columnWidth: CGFloat = 300
    static let gap: CGFloat = 16
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(board.name)
        .font(.largeTitle.bold())
        .padding(.horizontal, Metrics.gap)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: Metrics.gap) {
          ForEach(board.columns) { column in
            BoardColumnView(column: column)
              .frame(width: Metrics.columnWidth)
          }
        }
        .padding(.horizontal, Metrics.gap)
      }
      .scrollTargetBehavior(
        OneColumnBehavior(
          stride: Metrics.columnWidth + Metrics.gap,
          count: board.columns.count
        )
      )
    }
    .background(Color.indigo.opacity(0.08))
  }
}

private struct BoardColumnView: View {
  let column: Board.Column

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(column.title).font(.headline)
        Spacer()
        Text("\(column.cards.count)")
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      ScrollView {
        VStack(spacing: 8) {
          ForEach(column.cards, id: \.self) { card in
            Text(card)
              .frame(maxWidth: .infinity, alignment: .leading)
              .padding(12)
              .background(.background, in: .rect(cornerRadius: 10))
          }
        }
      }
    }
    .padding(12)
    .background(.thinMaterial, in: .rect(cornerRadius: 16))
  }
}

#Preview {
  BoardView()
}
