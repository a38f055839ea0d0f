import SwiftUI

struct CardDeck<Data: RandomAccessCollection, Card: View>: View where Data.Element: Identifiable {
  let data: Data
  var cardWidth: CGFloat = 280
  var spacing: CGFloat = 16
  @ViewBuilder let card: (Data.Element) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(data) { element in
          card(element)
            .frame(width: cardWidth)
        }
      }
      .padding(.horizontal, 20)
    }
    .scrollIndicators(.never)
    .scrollTargetBehavior(.cardByCard(width: cardWidth, spacing: spacing))
  }
}

struct BankCard: Identifiable {
  let id: Int
  let name: String
  let digits: String
  let tint: Color

  static let demo: [BankCard] = [
    .init(id: 1, name: "Everyday", digits: "4411", tint: .indigo),
    .init(id: 2, name: "Travel", digits: "9027", tint: .teal),
    .init(id: 3, name: "Joint", digits: "1183", tint: .pink),
    .init(id: 4, name: "Business", digits: "7650", tint: .brown),
    .init(id: 5, name: "Online", digits: "3302", tint: .green),
    .init(id: 6, name: "Savings", digits: "5519", tint: .gray),
  ]
}

struct WalletScreen: View {
  var cards = BankCard.demo

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Cards")
        .font(.title.bold())
        .padding(.leading, 20)
      CardDeck(data: cards) { card in
        VStack(alignment: .leading) {
          Text(card.name).font(.headline)
          Spacer()
          Text("•••• \(card.digits)").monospaced()
        }
        .foregroundStyle(.white)
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 176)
        .background(card.tint.gradient, in: .rect(cornerRadius: 20))
      }
      Spacer()
    }
    .padding(.top, 24)
  }
}

#Preview("Six cards") { WalletScreen() }
#Preview("One card") { WalletScreen(cards: [BankCard.demo[0]]) }
