import SwiftUI

struct Flashcard: Identifiable {
  let id = UUID()
  let front: String
  let back: String
}

struct FlashcardDeck: View {
  let cards: [Flashcard]

  @State private var contentY: CGFloat = 0
  @State private var flipped: Set<UUID> = []

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(cards) { card in
            cardView(card)
              .containerRelativeFrame(.vertical)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(DeckPaging(count: cards.count, currentY: contentY))
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, y in
        contentY = y
      }
      footer
    }
  }

  private var header: some View {
    Text("Spanish · A2")
      .font(.headline)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
  }

  private var footer: some View {
    Text("Tap to flip, swipe up for the next card")
      .font(.footnote)
      .foregroundStyle(.secondary)
      .frame(maxWidth: .infinity)
      .frame(height: 50)
      .background(.bar)
  }

  private func cardView(_ card: Flashcard) -> some View {
    let isFlipped = flipped.contains(card.id)
    return Text(isFlipped ? card.back : card.front)
      .font(.largeTitle.weight(.medium))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background.secondary, in: .rect(cornerRadius: 24))
      .padding(20)
      .contentShape(.rect)
      .onTapGesture {
        withAnimation {
          if isFlipped { flipped.remove(card.id) } else { flipped.insert(card.id) }
        }
      }
  }
}

struct DeckPaging: ScrollTargetBehavior {
  var count: Int
  var currentY: CGFloat
  // Below this speed the release counts as a drag and the nearest card wins.
  var swipeVelocity: CGFloat = 0.3

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageHeight = context.containerSize.height
    guard pageHeight > 0, count > 0 else { return }

    let progress = currentY / pageHeight
    let page: CGFloat =
      if context.velocity.dy > swipeVelocity {
        progress.rounded(.down) + 1
      } else if context.velocity.dy < -swipeVelocity {
        progress.rounded(.up) - 1
      } else {
        progress.rounded()
      }

    target.rect.origin.y = min(max(page, 0), CGFloat(count - 1)) * pageHeight
  }
}

#Preview {
  FlashcardDeck(cards: [
    Flashcard(front: "la cuchara", back: "spoon"),
    Flashcard(front: "el puente", back: "bridge"),
    Flashcard(front: "llover", back: "to rain"),
    Flashcard(front: "lejos", back: "far"),
    Flashcard(front: "el sobrino", back: "nephew"),
    Flashcard(front: "madrugar", back: "to get up early"),
  ])
}
