import SwiftUI

struct AccountScreen: View {
  private static let cardShare: CGFloat = 0.32

  @State private var model = AccountModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          cardStrip
            .containerRelativeFrame(.vertical) { height, _ in
              height * Self.cardShare
            }
          ForEach(model.days) { day in
            Text(day.id)
              .font(.footnote.bold())
              .foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: 40)
            ForEach(day.transactions) { transaction in
              TransactionRow(transaction: transaction)
            }
          }
          .padding(.horizontal, 20)
        }
      }
      .scrollTargetBehavior(CardsSnapBehavior(cardShare: Self.cardShare))
      .navigationTitle("Accounts")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var cardStrip: some View {
    TabView {
      ForEach(model.cards) { card in
        VStack(alignment: .leading) {
          Text(card.name).font(.headline)
          Spacer()
          Text(card.balance, format: .currency(code: "EUR")).font(.title.bold())
          Text("•••• \(card.id)").font(.footnote.monospaced())
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(Color.blue.gradient, in: .rect(cornerRadius: 20))
        .padding(.horizontal, 20)
        .padding(.vertical, 12)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

private struct TransactionRow: View {
  let transaction: Transaction

  var body: some View {
    HStack {
      Text(transaction.title)
      Spacer()
      Text(transaction.amount, format: .currency(code: "EUR"))
        .monospacedDigit()
        .foregroundStyle(transaction.amount > 0 ? .green : .primary)
    }
    .frame(height: 64)
  }
}
