import SwiftUI

enum DeckLayout {
  static let cardWidth: CGFloat = 300
  static let gap: CGFloat = 16
  static let margin: CGFloat = 20
  static var stride: CGFloat { cardWidth + gap }
}

struct Word: Identifiable {
  var id: String { term }
  let term: String
  let meaning: String
}

struct VocabularyDeck: View {
  let words: [Word]
  @State private var flipped: Set<Word.ID> = []

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 0) {
        Text("Tap a card to turn it over")
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .padding(.horizontal, DeckLayout.margin)

        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: DeckLayout.gap) {
            ForEach(words) { word in
              WordCard(word: word, isFlipped: flipped.contains(word.id))
                .frame(width: DeckLayout.cardWidth)
                .onTapGesture { toggle(word) }
            }
          }
          .padding(.horizontal, DeckLayout.margin)
          .padding(.vertical, 24)
        }
        .scrollTargetBehavior(OneCardBehavior(stride: DeckLayout.stride))
      }
      .navigationTitle("Italian · Kitchen")
    }
  }

  private func toggle(_ word: Word) {
    withAnimation(.spring(duration: 0.4)) {
      if flipped.remove(word.id) == nil { flipped.insert(word.id) }
    }
  }
}

struct WordCard: View {
  let word: Word
  let isFlipped: Bool

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 28, style: .continuous)
        .fill(isFlipped ? Color.green.opacity(0.25) : Color.orange.opacity(0.25))
      Text(isFlipped ? word.meaning : word.term)
        .font(.system(.largeTitle, design: .serif))
        .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    }
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .frame(maxHeight: 420)
  }
}

#Preview {
  VocabularyDeck(words: [
    Word(term: "il coltello", meaning: "knife"),
    Word(term: "la forchetta", meaning: "fork"),
    Word(term: "il cucchiaio", meaning: "spoon"),
    Word(term: "la pentola", meaning: "pot"),
    Word(term: "il forno", meaning: "oven"),
    Word(term: "il sale", meaning: "salt"),
    Word(term: "l'aglio", meaning: "garlic"),
    Word(term: "la cipolla", meaning: "onion"),
  ])
}
