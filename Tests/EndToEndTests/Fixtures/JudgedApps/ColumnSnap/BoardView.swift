import SwiftUI

struct BoardView: View {
  @State private var viewModel: BoardViewModel
  @State private var probe = ScrollProbe()

  init(repository: any BoardRepository) {
    _viewModel = State(initialValue: BoardViewModel(repository: repository))
  }

  var body: some View {
    GeometryReader { geo in
      let metrics = BoardMetrics(container: geo.size.width, count: viewModel.columns.count)
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: metrics.spacing) {
          ForEach(viewModel.columns) { column in
            ColumnCard(column: column)
              .frame(width: metrics.columnWidth)
          }
        }
        .padding(.horizontal, metrics.gutter)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(ColumnSnap(stops: metrics.stops, probe: probe))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: { _, x in
        probe.x = x
      }
    }
    .task { await viewModel.load() }
  }
}

private struct ColumnCard: View {
  let column: BoardColumn

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(column.name, systemImage: "circle.fill").foregroundStyle(column.tint)
      ForEach(column.tickets) { ticket in
        Text(ticket.title)
          .padding(10)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(.background, in: .rect(cornerRadius: 8))
      }
    }
    .padding(12)
    .background(.quaternary, in: .rect(cornerRadius: 14))
  }
}
