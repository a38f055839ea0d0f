import SwiftUI

struct Account: Identifiable, Hashable {
  let id: String
  let title: String
  let balance: Decimal
  let tint: Color
}

struct AccountsOverview: View {
  let accounts: [Account]
  @ScaledMetric(relativeTo: .title2) private var cardHeight: CGFloat = 168

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("Accounts")
            .font(.title2.bold())
            .padding(.horizontal, CarouselMetrics.standard.margin)
          Carousel(accounts) { account in
            AccountCard(account: account)
              .frame(height: cardHeight)
          }
          .frame(height: cardHeight)
          ForEach(0..<8) { row in
            LabeledContent("Standing order \(row + 1)", value: Decimal(45), format: .currency(code: "EUR"))
              .padding(.horizontal, CarouselMetrics.standard.margin)
          }
        }
        .padding(.vertical)
      }
      .navigationTitle("Good morning")
    }
  }
}

private struct AccountCard: View {
  let account: Account

  var body: some View {
    VStack(alignment: .leading) {
      Text(account.title).font(.headline)
      Spacer()
      Text(account.balance, format: .currency(code: "EUR"))
        .font(.title2.monospacedDigit())
        .minimumScaleFactor(0.6)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .padding(18)
    .foregroundStyle(.white)
    .background(account.tint.gradient, in: .rect(cornerRadius: 20))
  }
}

#Preview {
  AccountsOverview(accounts: [
    Account(id: "a", title: "Everyday", balance: 1840.20, tint: .indigo),
    Account(id: "b", title: "Savings", balance: 12_300, tint: .teal),
    Account(id: "c", title: "Joint", balance: 612.75, tint: .orange),
    Account(id: "d", title: "Holiday", balance: 950, tint: .pink),
  ])
}
