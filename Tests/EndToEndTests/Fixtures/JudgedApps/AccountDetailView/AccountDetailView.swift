import Charts
import SwiftUI

struct AccountDetailView: View {
  let account: Account

  @State private var collapse: CGFloat = 0

  private let summaryHeight: CGFloat = 220

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        BalanceSummary(account: account)
          .frame(height: summaryHeight)
          .opacity(1 - collapse)

        ForEach(account.transactions) { transaction in
          TransactionRow(transaction: transaction)
            .frame(height: 64)
        }
      }
    }
    .scrollTargetBehavior(SummaryCollapseBehavior(height: summaryHeight))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      let y = geometry.contentOffset.y + geometry.contentInsets.top
      return min(max(y / summaryHeight, 0), 1)
    } action: { _, progress in
      collapse = progress
    }
    .safeAreaInset(edge: .top, spacing: 0) {
      HStack {
        Text(account.name)
          .font(.headline)
        Spacer()
        Text(account.balance, format: .currency(code: "EUR"))
          .font(.subheadline.monospacedDigit())
          .opacity(collapse)
      }
      .padding(.horizontal)
      .frame(height: 48)
      .background(.bar)
    }
  }
}

struct SummaryCollapseBehavior: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard target.rect.minY > 0, target.rect.minY < height else { return }

    if context.velocity.dy > 0 {
      target.rect.origin.y = height
    } else if context.velocity.dy < 0 {
      target.rect.origin.y = 0
    }
  }
}

private struct BalanceSummary: View {
  let account: Account

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Available")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Text(account.balance, format: .currency(code: "EUR"))
        .font(.system(size: 36, weight: .bold, design: .rounded))
      Chart(account.history) { point in
        AreaMark(
          x: .value("Day", point.day),
          y: .value("Balance", point.amount)
        )
        .foregroundStyle(.blue.opacity(0.3))
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
    }
    .padding()
  }
}

private struct TransactionRow: View {
  let transaction: Transaction

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(transaction.merchant)
        Text(transaction.category)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(transaction.amount, format: .currency(code: "EUR"))
        .monospacedDigit()
    }
    .padding(.horizontal)
  }
}
