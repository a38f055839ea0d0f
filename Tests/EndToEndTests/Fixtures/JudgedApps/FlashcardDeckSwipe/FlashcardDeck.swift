import SwiftUI
import Observation

@Observable
final class DeckModel {
  struct Card: Identifiable {
    let id: String
    let answer: String
  }

  var cards: [Card]
  var visible: Card.ID?
  var flipped: Set<Card.ID> = []

  init(_ pairs: KeyValuePairs<String, String>) {
    cards = pairs.map { Card(id: $0.key, answer: $0.value) }
  }

  var progress: String {
    let index = cards.firstIndex { $0.id == visible } ?? 0
    return cards.isEmpty ? "–" : "\(index + 1) / \(cards.count)"
  }
}

struct FlashcardDeck: View {
  @Bindable var model: DeckModel
  private let gap: CGFloat = 16

  var body: some View {
    VStack(spacing: 20) {
      Text(model.progress)
        .font(.callout.monospacedDigit())
        .foregroundStyle(.secondary)

      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(model.cards) { card in
            face(of: card)
              .containerRelativeFrame(.horizontal)
              .onTapGesture { toggle(card.id) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(OneCardBehavior(gap: gap))
      .scrollPosition(id: $model.visible)
      .scrollIndicators(.never)
      .scrollClipDisabled()
      .frame(maxHeight: 340)
      .padding(.horizontal, 24)
    }
    .padding(.vertical)
  }

  private func face(of card: DeckModel.Card) -> some View {
    let isFlipped = model.flipped.contains(card.id)
    return Text(isFlipped ? card.answer : card.id)
      .font(.largeTitle.weight(.medium))
      .multilineTextAlignment(.center)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        isFlipped ? Color.mint.opacity(0.3) : Color.indigo.opacity(0.15), in: .rect(cornerRadius: 26))
  }

  private func toggle(_ id: String) {
    withAnimation(.snappy) {
      _ = model.flipped.remove(id) ?? model.flipped.insert(id).memberAfterInsert
    }
  }
}

#Preview {
  FlashcardDeck(
    model: DeckModel([
      "der Apfel": "apple", "das Boot": "boat", "die Brücke": "bridge",
      "der Nebel": "fog", "die Gabel": "fork", "das Ufer": "shore", "der Zug": "train",
    ]))
}
