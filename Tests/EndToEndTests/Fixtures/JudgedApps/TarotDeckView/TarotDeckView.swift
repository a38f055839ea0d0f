import SwiftUI
import Observation

struct TarotCard: Identifiable, Hashable {
  let id: Int
  let name: String
}

@Observable
final class TarotDeck {
  private(set) var cards: [TarotCard]
  private(set) var revealed: Set<TarotCard.ID> = []

  init() {
    let names = [
      "The Fool", "The Magician", "The High Priestess", "The Empress", "The Emperor", "The Hierophant",
      "The Lovers", "The Chariot", "Strength", "The Hermit", "Wheel of Fortune", "Justice",
      "The Hanged Man", "Death", "Temperance", "The Devil", "The Tower", "The Star", "The Moon",
      "The Sun", "Judgement", "The World",
    ]
    cards = names.enumerated().map { TarotCard(id: $0.offset, name: $0.element) }.shuffled()
  }

  func reveal(_ card: TarotCard) {
    revealed.insert(card.id)
  }
}

struct TarotDeckView: View {
  @State private var deck = TarotDeck()

  private let cardWidth: CGFloat = 300
  private let spacing: CGFloat = 24

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: spacing) {
          ForEach(deck.cards) { card in
            TarotCardView(card: card, isRevealed: deck.revealed.contains(card.id))
              .frame(width: cardWidth, height: 500)
              .onTapGesture {
                withAnimation(.spring) { deck.reveal(card) }
              }
          }
        }
        .padding(.horizontal, (proxy.size.width - cardWidth) / 2)
      }
      .scrollTargetBehavior(
        DealBehavior(stride: cardWidth + spacing, count: deck.cards.count)
      )
    }
    .background(.indigo.gradient)
  }
}

private struct TarotCardView: View {
  let card: TarotCard
  let isRevealed: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(isRevealed ? Color.yellow.opacity(0.9) : .purple)
      .overlay {
        if isRevealed {
          Text(card.name).font(.title2.bold()).foregroundStyle(.black)
        } else {
          Image(systemName: "sparkles").font(.system(size: 60)).foregroundStyle(.white)
        }
      }
      .rotation3DEffect(.degrees(isRevealed ? 0 : 180), axis: (x: 0, y: 1, z: 0))
  }
}

#Preview {
  TarotDeckView()
}
