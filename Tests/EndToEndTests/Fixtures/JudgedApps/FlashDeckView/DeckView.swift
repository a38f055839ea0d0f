import SwiftUI

struct DeckTurnBehavior: ScrollTargetBehavior {
  private enum Flick {
    static let minimum: CGFloat = 0.3
    static let perExtraCard: CGFloat = 2.5
    static let mostCards: CGFloat = 3
  }

  let cardCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let velocity = context.velocity.dx
    let speed = abs(velocity)
    var index: CGFloat

    if speed < Flick.minimum {
      // let go while holding still: nearest card wins
      index = (target.rect.minX / width).rounded()
    } else {
      // a gentle flick turns one card, a really hard one up to three
      let extra = (speed / Flick.perExtraCard).rounded(.down)
      let turns = min(1 + extra, Flick.mostCards)
      index = (context.originalTarget.rect.minX / width).rounded()
      index += velocity > 0 ? turns : -turns
    }

    index = min(max(index, 0), CGFloat(cardCount - 1))
    target.rect.origin.x = index * width
  }
}

extension ScrollTargetBehavior where Self == DeckTurnBehavior {
  static func deck(of count: Int) -> Self { Self(cardCount: count) }
}

struct DeckView: View {
  @State var deck: Deck

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Text(deck.title).font(.headline)
        Spacer()
        Text("\(deck.revealed.count) of \(deck.cards.count)")
          .font(.subheadline.monospacedDigit())
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, 24)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(deck.cards) { card in
            FlashcardFace(card: card, isRevealed: deck.revealed.contains(card.id))
              .onTapGesture {
                withAnimation(.snappy) { deck.flip(card) }
              }
              .padding(.horizontal, 24)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.deck(of: deck.cards.count))
    }
    .padding(.vertical, 16)
  }
}

private struct FlashcardFace: View {
  let card: Flashcard
  let isRevealed: Bool

  var body: some View {
    VStack(spacing: 10) {
      Text(card.word)
        .font(.system(.largeTitle, design: .serif))
      Text(isRevealed ? card.meaning : "tap to reveal")
        .font(.title3)
        .foregroundStyle(isRevealed ? .primary : .tertiary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.yellow.opacity(0.2), in: .rect(cornerRadius: 32))
  }
}

#Preview {
  DeckView(deck: .kitchen)
}
