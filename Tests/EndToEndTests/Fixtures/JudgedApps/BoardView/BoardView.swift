import SwiftUI

struct BoardView: View {
  @State private var board = Board()

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: ColumnBehavior.gap) {
          ForEach(board.columns) { column in
            ColumnView(column: column)
              .containerRelativeFrame(.horizontal) { width, _ in
                width * ColumnBehavior.widthFraction
              }
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(ColumnBehavior())
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Sprint 14")
      .toolbar {
        Button("Add", systemImage: "plus") {}
      }
    }
  }
}

struct ColumnBehavior: ScrollTargetBehavior {
  static let widthFraction: CGFloat = 0.82
  static let gap: CGFloat = 14

  // How far the board has to be pulled before it moves on.
  var switchThreshold: CGFloat = 0.5

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.containerSize.width * Self.widthFraction + Self.gap
    let end = max(context.contentSize.width - context.containerSize.width, 0)

    let origin = context.originalTarget.rect.minX
    let moved = target.rect.minX - origin

    var column = (origin / pitch).rounded()
    if moved > switchThreshold {
      column += 1
    } else if moved < -switchThreshold {
      column -= 1
    }
    target.rect.origin.x = min(max(column * pitch, 0), end)
  }
}

private struct ColumnView: View {
  let column: BoardColumn

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(column.name).font(.headline)
        Spacer()
        Text("\(column.tickets.count)").foregroundStyle(.secondary)
      }
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(column.tickets) { ticket in
            HStack {
              Text(ticket.title)
              Spacer()
              if let assignee = ticket.assignee {
                Text(assignee).font(.caption.bold())
              }
            }
            .padding()
            .background(.background, in: .rect(cornerRadius: 12))
            .draggable("\(ticket.id)")
          }
        }
      }
    }
    .padding(12)
    .background(.quaternary, in: .rect(cornerRadius: 18))
  }
}
