import SwiftUI

private enum Metrics {
  static let header: CGFloat = 240
  static let bar: CGFloat = 72
  static let sectionTitle: CGFloat = 44
  static let row: CGFloat = 66
  static let bottom: CGFloat = 24
}

struct AccountView: View {
  let account: Account
  @State private var headerTop: CGFloat = 0

  private var progress: CGFloat {
    min(max(-headerTop / (Metrics.header - Metrics.bar), 0), 1)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        BalanceHeader(account: account)
          .frame(height: Metrics.header)
          .opacity(1 - progress)
          .onGeometryChange(for: CGFloat.self) { proxy in
            proxy.frame(in: .scrollView(axis: .vertical)).minY
          } action: {
            headerTop = $0
          }

        Text("Transactions")
          .font(.headline)
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 20)
          .frame(height: Metrics.sectionTitle)

        ForEach(account.transactions) { transaction in
          TransactionRow(transaction: transaction)
            .frame(height: Metrics.row)
            .padding(.horizontal, 20)
        }
      }
      .padding(.bottom, Metrics.bottom)
    }
    .snapsHeader(expanded: Metrics.header, collapsed: Metrics.bar)
    .overlay(alignment: .top) {
      Text(account.name)
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: Metrics.bar)
        .background(.bar)
        .opacity(progress)
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

private struct BalanceHeader: View {
  let account: Account

  var body: some View {
    VStack(spacing: 8) {
      Text(account.name)
        .font(.subheadline)
      Text(account.balance, format: .currency(code: "EUR"))
        .font(.system(size: 40, weight: .bold, design: .rounded))
      Text(account.iban)
        .font(.caption.monospaced())
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.indigo.opacity(0.15))
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
        .foregroundStyle(transaction.amount < 0 ? Color.primary : Color.green)
    }
  }
}

#Preview {
  AccountView(account: .savings)
}
