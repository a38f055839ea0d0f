import Observation
import SwiftUI

struct PaymentCard: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let lastFour: String
  let balance: Decimal
  let tint: Color
}

@Observable
final class Wallet {
  var selection = 0
  var cards: [PaymentCard] = [
    .init(name: "Everyday", lastFour: "4021", balance: 1_840.22, tint: .blue),
    .init(name: "Savings", lastFour: "7718", balance: 12_400, tint: .teal),
    .init(name: "Travel", lastFour: "0953", balance: 312.75, tint: .orange),
    .init(name: "Business", lastFour: "6640", balance: 5_021.10, tint: .indigo),
    .init(name: "Joint", lastFour: "2287", balance: 987.03, tint: .pink),
  ]

  var selected: PaymentCard { cards[selection] }
}

struct WalletView: View {
  @State private var wallet = Wallet()
  @ScaledMetric(relativeTo: .title) private var cardHeight: CGFloat = 188

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      VStack(alignment: .leading, spacing: 2) {
        Text(wallet.selected.name)
          .foregroundStyle(.secondary)
        Text(wallet.selected.balance, format: .currency(code: "EUR"))
          .font(.largeTitle.bold())
          .contentTransition(.numericText())
      }
      .padding(.horizontal, 24)

      CardCarousel(items: wallet.cards, selection: $wallet.selection) { card in
        PaymentCardView(card: card)
          .frame(height: cardHeight)
      }

      HStack(spacing: 6) {
        ForEach(wallet.cards.indices, id: \.self) { index in
          Circle()
            .fill(index == wallet.selection ? .primary : .quaternary)
            .frame(width: 6, height: 6)
        }
      }
      .frame(maxWidth: .infinity)

      Spacer()
    }
    .padding(.top, 24)
    .animation(.snappy, value: wallet.selection)
  }
}

private struct PaymentCardView: View {
  let card: PaymentCard

  var body: some View {
    VStack(alignment: .leading) {
      Text(card.name).font(.headline)
      Spacer()
      Text("•••• \(card.lastFour)")
        .font(.title3.monospacedDigit())
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(card.tint.gradient, in: .rect(cornerRadius: 22))
  }
}

#Preview {
  WalletView()
}
