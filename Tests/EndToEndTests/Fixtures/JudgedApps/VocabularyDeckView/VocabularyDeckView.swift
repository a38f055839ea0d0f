import SwiftUI

struct VocabularyCard: Identifiable {
  let id: Int
  let word: String
  let translation: String

  static let deck: [VocabularyCard] = [
    ("la lluvia", "rain"), ("el puente", "bridge"), ("la llave", "key"),
    ("el vecino", "neighbour"), ("la cuchara", "spoon"), ("el pasillo", "corridor"),
    ("la manta", "blanket"), ("el ruido", "noise"), ("la tienda", "shop"),
  ]
  .enumerated()
  .map { VocabularyCard(id: $0.offset, word: $0.element.0, translation: $0.element.1) }
}

struct VocabularyCardView: View {
  let card: VocabularyCard
  @State private var isRevealed = false

  var body: some View {
    VStack(spacing: 16) {
      Text(card.word)
        .font(.largeTitle.bold())
      Text(isRevealed ? card.translation : "Tap to reveal")
        .foregroundStyle(isRevealed ? .primary : .secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 28))
    .padding(.horizontal, 24)
    .onTapGesture {
      withAnimation { isRevealed.toggle() }
    }
  }
}

struct VocabularyDeckView: View {
  private let deck = VocabularyCard.deck

  var body: some View {
    VStack(spacing: 24) {
      Text("Spanish, unit 4")
        .font(.title2.bold())

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(deck) { card in
            VocabularyCardView(card: card)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.oneCard(count: deck.count))
      .frame(height: 420)

      Text("Swipe for the next word")
        .font(.footnote)
        .foregroundStyle(.secondary)
      Spacer()
    }
    .padding(.top, 24)
  }
}

#Preview {
  VocabularyDeckView()
}
