import SwiftUI

struct Ticket: Identifiable, Hashable {
  let id: String
  var title: String
  var points: Int
}

struct BoardColumn: Identifiable {
  let id: String
  var tickets: [Ticket]
}

struct SprintBoardView: View {
  @State private var columns: [BoardColumn] = .demo

  private enum Layout {
    static let columnWidth: CGFloat = 300
    static let spacing: CGFloat = 16
    static let margin: CGFloat = 16
  }

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: Layout.spacing) {
          ForEach($columns) { $column in
            ColumnView(column: $column)
              .frame(width: Layout.columnWidth)
          }
        }
        .padding(.horizontal, Layout.margin)
      }
      .scrollTargetBehavior(.columns(width: Layout.columnWidth, spacing: Layout.spacing))
      .scrollIndicators(.hidden)
      .navigationTitle("Sprint 42")
      .navigationBarTitleDisplayMode(.inline)
      .background(Color.gray.opacity(0.1))
    }
  }
}

private struct ColumnView: View {
  @Binding var column: BoardColumn

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(column.id).font(.headline)
        Spacer()
        Button("Add", systemImage: "plus") {
          column.tickets.append(Ticket(id: UUID().uuidString, title: "New ticket", points: 1))
        }
        .labelStyle(.iconOnly)
      }
      .padding(.top, 12)
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(column.tickets) { ticket in
            VStack(alignment: .leading, spacing: 6) {
              Text(ticket.title)
              Text("\(ticket.points) pt").font(.caption).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(12)
            .background(.background, in: .rect(cornerRadius: 10))
          }
        }
        .padding(.bottom, 12)
      }
    }
    .padding(.horizontal, 12)
    .background(.quaternary, in: .rect(cornerRadius: 14))
  }
}

extension [BoardColumn] {
  static var demo: [BoardColumn] {
    ["Backlog", "Ready", "In progress", "Review", "Done"].enumerated().map { index, name in
      BoardColumn(
        id: name,
        tickets: (1...(4 + index)).map {
          Ticket(id: "\(name)-\($0)", title: "Ticket \($0)", points: $0 % 5 + 1)
        })
    }
  }
}

#Preview {
  SprintBoardView()
}
