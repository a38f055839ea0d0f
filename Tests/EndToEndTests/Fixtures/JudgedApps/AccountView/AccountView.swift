import SwiftUI

struct Transaction: Identifiable {
  let id: Int
  let payee: String
  let amount: Decimal
  let symbol: String
}

struct AccountView: View {
  let transactions: [Transaction]
  let balance: Decimal

  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var offset: CGFloat = 0

  private var metrics: HeaderMetrics { HeaderMetrics(verticalSizeClass) }
  private var openness: CGFloat { 1 - min(max(offset / metrics.travel, 0), 1) }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(transactions) { TransactionRow(transaction: $0) }
      }
      .padding(.top, metrics.expanded)
      .padding(.bottom, 24)
    }
    .scrollTargetBehavior(.collapsingHeader(metrics))
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      offset = new
    }
    .overlay(alignment: .top) {
      header
        .frame(height: metrics.collapsed + metrics.travel * openness)
        .frame(maxWidth: .infinity)
        .background(.indigo.gradient, ignoresSafeAreaEdges: [.top, .horizontal])
        .allowsHitTesting(false)
    }
  }

  private var header: some View {
    VStack(spacing: 6) {
      Text("Everyday account")
        .font(.subheadline)
      Text(balance, format: .currency(code: "EUR"))
        .font(.system(size: 24 + 16 * openness, weight: .bold, design: .rounded))
      if openness > 0.6 {
        Text("Available to spend")
          .font(.caption)
          .opacity((openness - 0.6) / 0.4)
      }
    }
    .foregroundStyle(.white)
  }
}

private struct TransactionRow: View {
  let transaction: Transaction

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: transaction.symbol)
        .frame(width: 40, height: 40)
        .background(.quaternary, in: .circle)
      Text(transaction.payee)
      Spacer()
      Text(transaction.amount, format: .currency(code: "EUR"))
        .monospacedDigit()
    }
    .padding(.horizontal, 16)
    .frame(height: 64)
  }
}

extension Transaction {
  static let samples: [Transaction] = {
    let shops: [(String, String, Decimal)] = [
      ("Bakery Lang", "birthday.cake", -4.8), ("City Tram", "tram", -2.9),
      ("Salary", "briefcase", 2_940), ("Bookshop", "book", -18.5),
      ("Power & Light", "bolt", -71.2), ("Cinema", "film", -13),
    ]
    return (0..<18).map {
      let shop = shops[$0 % shops.count]
      return Transaction(id: $0, payee: shop.0, amount: shop.2, symbol: shop.1)
    }
  }()
}

#Preview {
  AccountView(transactions: Transaction.samples, balance: 1_284.36)
}
