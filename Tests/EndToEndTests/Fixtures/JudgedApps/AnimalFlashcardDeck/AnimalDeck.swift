import SwiftUI

struct AnimalCard: Identifiable, Equatable {
  let id: Int
  let emoji: String
  let name: String
  let sound: String
}

extension AnimalCard {
  static let farm: [AnimalCard] = [
    ("🐄", "Cow", "Moo"), ("🐖", "Pig", "Oink"), ("🐓", "Rooster", "Cock-a-doodle-doo"),
    ("🐑", "Sheep", "Baa"), ("🦆", "Duck", "Quack"), ("🐴", "Horse", "Neigh"),
    ("🐐", "Goat", "Meh"), ("🐈", "Cat", "Meow"), ("🐕", "Dog", "Woof"), ("🐝", "Bee", "Bzzz"),
  ].enumerated().map {
    AnimalCard(id: $0.offset, emoji: $0.element.0, name: $0.element.1, sound: $0.element.2)
  }
}

struct AnimalDeck: View {
  let cards: [AnimalCard]
  @State private var revealed: Set<AnimalCard.ID> = []
  @ScaledMetric private var emojiSize: CGFloat = 96

  private let gap: CGFloat = 16

  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: Double(revealed.count), total: Double(max(cards.count, 1)))
        .padding(.horizontal, 28)

      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(cards) { card in
            face(of: card)
              .containerRelativeFrame(.horizontal)
              .onTapGesture {
                withAnimation(.bouncy) { _ = revealed.insert(card.id) }
              }
          }
        }
      }
      .safeAreaPadding(.horizontal, 28)
      .scrollTargetBehavior(DeckBehavior(gap: gap))
      .scrollIndicators(.hidden)
    }
    .padding(.vertical)
    .background(.yellow.opacity(0.2))
  }

  private func face(of card: AnimalCard) -> some View {
    VStack(spacing: 12) {
      Text(card.emoji).font(.system(size: emojiSize))
      Text(revealed.contains(card.id) ? "\(card.name): \(card.sound)!" : "Who is it?")
        .font(.title.bold())
        .minimumScaleFactor(0.5)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white, in: .rect(cornerRadius: 32))
  }
}

#Preview {
  AnimalDeck(cards: AnimalCard.farm)
}
