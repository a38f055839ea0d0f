import SwiftUI

struct AlphabetCardsView: View {
  @State private var learned: Set<Character> = []

  private let letters = LetterCard.alphabet

  var body: some View {
    VStack(spacing: 0) {
      ProgressView(value: Double(learned.count), total: Double(letters.count)) {
        Text("\(learned.count) of \(letters.count) letters")
          .font(.headline)
      }
      .padding(24)

      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(letters) { card in
            LetterCardView(card: card, isLearned: learned.contains(card.letter)) {
              learned.insert(card.letter)
            }
            .padding(.horizontal, 24)
            .padding(.vertical, 16)
            .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
    }
    .background(Color.yellow.opacity(0.15))
  }
}

struct LetterCard: Identifiable {
  let letter: Character
  let word: String
  let color: Color

  var id: Character { letter }

  static let alphabet: [LetterCard] = {
    let words = [
      "Apple", "Bear", "Cloud", "Drum", "Egg", "Fish", "Goat", "Hat", "Igloo",
      "Juice", "Kite", "Lion", "Moon", "Nest", "Owl", "Pear", "Queen", "Rain",
      "Sun", "Tree", "Umbrella", "Van", "Whale", "Xylophone", "Yarn", "Zebra",
    ]
    let colors: [Color] = [.red, .orange, .green, .blue, .purple]
    return words.enumerated().map { index, word in
      LetterCard(letter: word.first ?? "?", word: word, color: colors[index % colors.count])
    }
  }()
}

private struct LetterCardView: View {
  let card: LetterCard
  let isLearned: Bool
  let onLearned: () -> Void

  var body: some View {
    VStack(spacing: 24) {
      Text(String(card.letter))
        .font(.system(size: 160, weight: .heavy, design: .rounded))
        .foregroundStyle(card.color)
      Text(card.word)
        .font(.system(.largeTitle, design: .rounded))
      Button(isLearned ? "Hooray!" : "I know it!", action: onLearned)
        .buttonStyle(.borderedProminent)
        .tint(card.color)
        .disabled(isLearned)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.white, in: .rect(cornerRadius: 36))
  }
}

#Preview {
  AlphabetCardsView()
}
