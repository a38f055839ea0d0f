import SwiftUI

struct Flashcard: Identifiable, Hashable {
  let id = UUID()
  let front: String
  let back: String
}

struct SingleCardBehavior: ScrollTargetBehavior {
  let cardCount: Int
  let peek: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width - 2 * peek + spacing
    guard step > 0, cardCount > 0 else { return }

    let start = (context.originalTarget.rect.minX / step).rounded()
    let direction: CGFloat = context.velocity.dx > 0 ? 1 : context.velocity.dx < 0 ? -1 : 0
    let index = min(max(start + direction, 0), CGFloat(cardCount - 1))
    target.rect.origin.x = index * step
  }
}

private struct DeckScrolling: ViewModifier {
  let count: Int

  func body(content: Content) -> some View {
    content
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        SingleCardBehavior(cardCount: count, peek: DeckMetrics.peek, spacing: DeckMetrics.spacing)
      )
  }
}

private enum DeckMetrics {
  static let peek: CGFloat = 32
  static let spacing: CGFloat = 16
  static let cardHeight: CGFloat = 420
}

struct FlashcardDeckView: View {
  let title: String
  let cards: [Flashcard]

  @State private var flipped: Set<Flashcard.ID> = []
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text(title)
        .font(.largeTitle.bold())
        .padding(.horizontal, DeckMetrics.peek)

      ScrollView(.horizontal) {
        HStack(spacing: DeckMetrics.spacing) {
          ForEach(cards) { card in
            CardFace(text: flipped.contains(card.id) ? card.back : card.front)
              .containerRelativeFrame(.horizontal) { width, _ in
                width - 2 * DeckMetrics.peek
              }
              .onTapGesture { flip(card) }
          }
        }
        .padding(.horizontal, DeckMetrics.peek)
      }
      .frame(height: DeckMetrics.cardHeight)
      .modifier(DeckScrolling(count: cards.count))

      Spacer()
    }
    .padding(.top, 24)
  }

  private func flip(_ card: Flashcard) {
    withAnimation(reduceMotion ? nil : .snappy) {
      if flipped.remove(card.id) == nil {
        flipped.insert(card.id)
      }
    }
  }
}

private struct CardFace: View {
  let text: String

  var body: some View {
    Text(text)
      .font(.title)
      .multilineTextAlignment(.center)
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background.secondary, in: .rect(cornerRadius: 24))
      .overlay {
        RoundedRectangle(cornerRadius: 24).strokeBorder(.separator)
      }
  }
}

#Preview {
  FlashcardDeckView(
    title: "Swedish, unit 3",
    cards: [
      Flashcard(front: "en älg", back: "a moose"),
      Flashcard(front: "en fjäril", back: "a butterfly"),
      Flashcard(front: "ett moln", back: "a cloud"),
      Flashcard(front: "en brygga", back: "a jetty"),
      Flashcard(front: "en stuga", back: "a cabin"),
      Flashcard(front: "ett bad", back: "a swim"),
    ])
}
