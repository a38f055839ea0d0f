import SwiftUI
import Observation

struct Transaction: Identifiable {
  let id = UUID()
  var merchant: String
  var amount: Decimal
  var isIncoming: Bool { amount > 0 }
}

@Observable
final class AccountModel {
  enum Filter: String, CaseIterable, Identifiable {
    case all = "All", incoming = "In", outgoing = "Out"
    var id: Self { self }
  }

  var filter: Filter = .all
  var balance: Decimal = 2_418.65
  var transactions: [Transaction] = (0..<40).map { n in
    Transaction(
      merchant: n.isMultiple(of: 9) ? "Payroll" : "Corner Shop \(n)",
      amount: n.isMultiple(of: 9) ? 1_200 : Decimal(-3 - n))
  }

  var visible: [Transaction] {
    switch filter {
    case .all: transactions
    case .incoming: transactions.filter(\.isIncoming)
    case .outgoing: transactions.filter { !$0.isIncoming }
    }
  }
}

struct AccountScreen: View {
  @State private var model = AccountModel()
  private let headerHeight: CGFloat = 148

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 0) {
          balance
            .frame(maxWidth: .infinity)
            .frame(height: headerHeight)
            .background(.teal.gradient)
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(model.visible) { TransactionRow(transaction: $0) }
            } header: {
              filterBar
            }
          }
        }
      }
      .scrollTargetBehavior(CollapsingHeaderBehavior(headerHeight: headerHeight))
      .navigationTitle("Everyday")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var balance: some View {
    VStack(spacing: 6) {
      Text("Available").font(.subheadline)
      Text(model.balance, format: .currency(code: "EUR"))
        .font(.system(size: 40, weight: .semibold, design: .rounded))
    }
    .foregroundStyle(.white)
  }

  private var filterBar: some View {
    Picker("Filter", selection: $model.filter) {
      ForEach(AccountModel.Filter.allCases) { Text($0.rawValue).tag($0) }
    }
    .pickerStyle(.segmented)
    .padding(12)
    .background(.bar)
  }
}

private struct TransactionRow: View {
  let transaction: Transaction

  var body: some View {
    HStack {
      Text(transaction.merchant)
      Spacer()
      Text(transaction.amount, format: .currency(code: "EUR"))
        .foregroundStyle(transaction.isIncoming ? .green : .primary)
    }
    .padding(.horizontal)
    .frame(height: 56)
    .overlay(alignment: .bottom) { Divider().padding(.leading) }
  }
}

#Preview {
  AccountScreen()
}
