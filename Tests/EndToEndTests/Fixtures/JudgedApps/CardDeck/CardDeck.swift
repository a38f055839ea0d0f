import SwiftUI

// A vertical deck. One swipe, one card.
struct CardDeck<Card: Identifiable, Face: View>: View {
  let cards: [Card]
  let face: (Card) -> Face
  @State private var current = 0

  private let cardHeight: CGFloat = 460
  private let spacing: CGFloat = 20
  private var pitch: CGFloat { cardHeight + spacing }

  init(_ cards: [Card], @ViewBuilder face: @escaping (Card) -> Face) {
    self.cards = cards
    self.face = face
  }

  var body: some View {
    VStack(spacing: 16) {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(spacing: spacing) {
          ForEach(cards) { card in
            face(card)
              .frame(height: cardHeight)
          }
        }
        .padding(.vertical, spacing / 2)
      }
      .frame(height: pitch)
      .scrollTargetBehavior(DeckBehavior(current: current, count: cards.count, pitch: pitch))
      .onScrollGeometryChange(for: Int.self) { geometry in
        Int((geometry.contentOffset.y / pitch).rounded())
      } action: { _, index in
        current = index
      }

      Text("\(min(max(current, 0), cards.count - 1) + 1) of \(cards.count)")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
  }
}
