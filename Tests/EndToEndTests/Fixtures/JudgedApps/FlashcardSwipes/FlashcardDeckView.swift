import SwiftUI

struct Flashcard: Identifiable {
  let id: Int
  let word: String
  let translation: String

  static let portuguese: [Flashcard] = [
    Flashcard(id: 0, word: "saudade", translation: "longing"),
    Flashcard(id: 1, word: "cedo", translation: "early"),
    Flashcard(id: 2, word: "janela", translation: "window"),
    Flashcard(id: 3, word: "chave", translation: "key"),
    Flashcard(id: 4, word: "vizinho", translation: "neighbor"),
    Flashcard(id: 5, word: "conta", translation: "bill"),
    Flashcard(id: 6, word: "viagem", translation: "trip"),
    Flashcard(id: 7, word: "ontem", translation: "yesterday"),
    Flashcard(id: 8, word: "garfo", translation: "fork"),
    Flashcard(id: 9, word: "sorriso", translation: "smile"),
  ]
}

struct CardDeckBehavior: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    guard step > 0, count > 0 else { return }
    let index = settledIndex(
      at: target.rect.minX / step,
      velocity: context.velocity.dx
    )
    target.rect.origin.x = min(max(index, 0), CGFloat(count - 1)) * step
  }

  private func settledIndex(at position: CGFloat, velocity: CGFloat) -> CGFloat {
    if velocity < 0 {
      return position.rounded(.up)
    } else if velocity > 0 {
      return position.rounded(.down)
    } else {
      return position.rounded()
    }
  }
}

extension ScrollTargetBehavior where Self == CardDeckBehavior {
  static func cardDeck(cardWidth: CGFloat, spacing: CGFloat, count: Int) -> CardDeckBehavior {
    CardDeckBehavior(cardWidth: cardWidth, spacing: spacing, count: count)
  }
}

struct FlashcardDeckView: View {
  private let cards = Flashcard.portuguese
  private let spacing: CGFloat = 16
  private let sideInset: CGFloat = 24

  @State private var currentID: Int?
  @State private var revealed: Set<Int> = []

  var body: some View {
    VStack(spacing: 16) {
      Text("Card \((currentID ?? 0) + 1) of \(cards.count)")
        .font(.subheadline.monospacedDigit())
        .foregroundStyle(.secondary)

      GeometryReader { proxy in
        deck(cardWidth: max(proxy.size.width - sideInset * 2, 0))
      }
    }
    .padding(.vertical, 16)
    .background(Color(.systemGroupedBackground))
  }

  private func deck(cardWidth: CGFloat) -> some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(cards) { card in
          FlashcardFace(card: card, isRevealed: revealed.contains(card.id))
            .frame(width: cardWidth)
            .onTapGesture { toggle(card) }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, sideInset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.cardDeck(cardWidth: cardWidth, spacing: spacing, count: cards.count))
    .scrollPosition(id: $currentID, anchor: .center)
  }

  private func toggle(_ card: Flashcard) {
    withAnimation(.snappy) {
      if revealed.remove(card.id) == nil {
        revealed.insert(card.id)
      }
    }
  }
}

private struct FlashcardFace: View {
  let card: Flashcard
  let isRevealed: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 24, style: .continuous)
      .fill(Color(.secondarySystemGroupedBackground))
      .overlay {
        VStack(spacing: 12) {
          Text(card.word)
            .font(.largeTitle.bold())
          Text(isRevealed ? card.translation : "Tap to reveal")
            .foregroundStyle(.secondary)
        }
      }
  }
}

#Preview {
  FlashcardDeckView()
}
