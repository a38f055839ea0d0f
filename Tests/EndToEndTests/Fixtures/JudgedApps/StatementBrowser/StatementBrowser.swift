import SwiftUI

struct Statement: Identifiable {
  struct Line: Identifiable {
    let id: Int
    let payee: String
    let amount: Double
  }

  let id: Int
  let month: String
  let lines: [Line]

  var total: Double { lines.reduce(0) { $0 + $1.amount } }
}

struct StatementBrowser: View {
  let statements: [Statement]
  @State private var current: Statement.ID?

  var body: some View {
    VStack(spacing: 12) {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 16) {
          ForEach(statements) { statement in
            StatementPage(statement: statement)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
      .frame(height: 280)

      PageDots(ids: statements.map(\.id), current: current ?? statements.first?.id)
    }
    .navigationTitle("Statements")
  }
}

private struct StatementPage: View {
  let statement: Statement

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(statement.month).font(.headline)
      Divider()
      ForEach(statement.lines) { line in
        LabeledContent(line.payee) {
          Text(line.amount, format: .currency(code: "GBP"))
        }
      }
      Spacer(minLength: 0)
      LabeledContent("Total") {
        Text(statement.total, format: .currency(code: "GBP")).bold()
      }
    }
    .padding()
    .frame(height: 280)
    .background(Color.gray.opacity(0.12), in: .rect(cornerRadius: 18))
  }
}

private struct PageDots: View {
  let ids: [Int]
  let current: Int?

  var body: some View {
    HStack(spacing: 6) {
      ForEach(ids, id: \.self) { id in
        Circle()
          .fill(id == current ? Color.accentColor : .gray.opacity(0.4))
          .frame(width: 7, height: 7)
      }
    }
    .animation(.default, value: current)
  }
}

#Preview {
  NavigationStack {
    StatementBrowser(
      statements: ["January", "February", "March", "April", "May"].enumerated().map { n, month in
        Statement(
          id: n, month: month,
          lines: [
            .init(id: 0, payee: "Rent", amount: -950),
            .init(id: 1, payee: "Salary", amount: 2400),
            .init(id: 2, payee: "Groceries", amount: -312.4),
          ])
      })
  }
}
