import SwiftUI

@Observable
final class DeckModel {
  var cards: [Flashcard]
  var visible: Flashcard.ID?
  var revealed: Set<Flashcard.ID> = []

  init(cards: [Flashcard]) {
    self.cards = cards
    self.visible = cards.first?.id
  }

  var progress: Double {
    guard cards.count > 1, let index = cards.firstIndex(where: { $0.id == visible }) else { return 1 }
    return Double(index) / Double(cards.count - 1)
  }

  func flip(_ card: Flashcard) {
    revealed.formSymmetricDifference([card.id])
  }
}

struct Flashcard: Identifiable {
  let id = UUID()
  let front: String
  let back: String
}

struct FlashcardDeck: View {
  @State var model: DeckModel

  var body: some View {
    @Bindable var model = model

    VStack(spacing: 20) {
      ProgressView(value: model.progress)
        .padding(.horizontal, 24)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 16) {
          ForEach(model.cards) { card in
            face(of: card)
              .containerRelativeFrame(.horizontal)
              .onTapGesture { withAnimation { model.flip(card) } }
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollPosition(id: $model.visible)
      .scrollTargetBehavior(OneCardBehavior(spacing: 16))

      Text("Tap a card to see the translation")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding(.vertical, 16)
  }

  private func face(of card: Flashcard) -> some View {
    let isBack = model.revealed.contains(card.id)
    return Text(isBack ? card.back : card.front)
      .font(.system(.largeTitle, design: .serif))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(isBack ? Color.mint.opacity(0.25) : Color.yellow.opacity(0.2))
      .clipShape(.rect(cornerRadius: 28))
      .padding(.horizontal, 24)
      .contentShape(.rect)
  }
}

#Preview {
  FlashcardDeck(
    model: DeckModel(cards: [
      Flashcard(front: "der Bahnhof", back: "station"),
      Flashcard(front: "die Brücke", back: "bridge"),
      Flashcard(front: "das Gleis", back: "platform"),
      Flashcard(front: "umsteigen", back: "to change trains"),
      Flashcard(front: "verspätet", back: "delayed"),
    ]))
}
