import SwiftUI

struct MonthlyStatement: Identifiable {
  let id: Int
  let month: String
  let income: Decimal
  let spending: Decimal

  var balance: Decimal { income - spending }
}

struct StatementSnapBehavior: ScrollTargetBehavior {
  var cardWidth: CGFloat
  var spacing: CGFloat

  private var stride: CGFloat { cardWidth + spacing }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let scrollable = context.contentSize.width - context.containerSize.width
    guard scrollable > 0 else {
      target.rect.origin.x = 0
      return
    }

    let lastIndex = (scrollable / stride).rounded(.down)
    let nearest = (target.rect.minX / stride).rounded()
    let index = min(max(nearest, 0), lastIndex)

    target.rect.origin.x = index * stride
  }
}

struct StatementsView: View {
  private enum Metrics {
    static let cardWidth: CGFloat = 300
    static let cardHeight: CGFloat = 190
    static let spacing: CGFloat = 12
    static let margin: CGFloat = 20
  }

  private let statements: [MonthlyStatement] = [
    MonthlyStatement(id: 1, month: "January", income: 3_200, spending: 2_745),
    MonthlyStatement(id: 2, month: "February", income: 3_200, spending: 2_310),
    MonthlyStatement(id: 3, month: "March", income: 3_450, spending: 3_012),
    MonthlyStatement(id: 4, month: "April", income: 3_200, spending: 3_365),
    MonthlyStatement(id: 5, month: "May", income: 3_200, spending: 2_580),
    MonthlyStatement(id: 6, month: "June", income: 4_100, spending: 2_990),
  ]

  private var totalSaved: Decimal {
    statements.reduce(0) { $0 + $1.balance }
  }

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 16) {
        summary
          .padding(.horizontal, Metrics.margin)

        ScrollView(.horizontal) {
          HStack(spacing: Metrics.spacing) {
            ForEach(statements) { statement in
              StatementCard(statement: statement)
                .frame(width: Metrics.cardWidth, height: Metrics.cardHeight)
            }
          }
        }
        .contentMargins(.horizontal, Metrics.margin, for: .scrollContent)
        .scrollTargetBehavior(
          StatementSnapBehavior(cardWidth: Metrics.cardWidth, spacing: Metrics.spacing)
        )
        .scrollIndicators(.hidden)

        Spacer(minLength: 0)
      }
      .navigationTitle("Statements")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var summary: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Put aside this year")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Text(totalSaved, format: .currency(code: "EUR"))
        .font(.title.bold().monospacedDigit())
    }
  }
}

private struct StatementCard: View {
  let statement: MonthlyStatement

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(statement.month)
        .font(.headline)
      Spacer(minLength: 0)
      row("In", statement.income, .green)
      row("Out", statement.spending, .red)
      Divider()
      row("Balance", statement.balance, statement.balance < 0 ? .red : .primary)
    }
    .padding(18)
    .background(.thinMaterial, in: .rect(cornerRadius: 18))
  }

  private func row(_ title: String, _ amount: Decimal, _ color: Color) -> some View {
    HStack {
      Text(title)
        .foregroundStyle(.secondary)
      Spacer()
      Text(amount, format: .currency(code: "EUR"))
        .monospacedDigit()
        .foregroundStyle(color)
    }
    .font(.subheadline)
  }
}

#Preview {
  StatementsView()
}
