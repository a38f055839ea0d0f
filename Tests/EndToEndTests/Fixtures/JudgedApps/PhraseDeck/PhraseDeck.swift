import SwiftUI

struct Phrase: Identifiable, Hashable {
  let id: Int
  let foreign: String
  let native: String
  let hint: String

  static let lesson: [Phrase] = [
    Phrase(
      id: 1, foreign: "Onde fica a estação?", native: "Where is the station?", hint: "ficar: to be located"),
    Phrase(
      id: 2, foreign: "Queria um café.", native: "I would like a coffee.", hint: "imperfect, for politeness"),
    Phrase(id: 3, foreign: "Quanto custa?", native: "How much is it?", hint: "custar: to cost"),
    Phrase(id: 4, foreign: "Não percebi.", native: "I didn't understand.", hint: "perceber: to understand"),
    Phrase(id: 5, foreign: "Pode repetir?", native: "Can you repeat?", hint: "poder + infinitive"),
    Phrase(id: 6, foreign: "Até amanhã!", native: "See you tomorrow!", hint: "até: until"),
  ]
}

struct PhraseCard: View {
  let phrase: Phrase
  @State private var isFlipped = false

  var body: some View {
    VStack(spacing: 12) {
      Text(isFlipped ? phrase.native : phrase.foreign)
        .font(.title.bold())
        .multilineTextAlignment(.center)
        .minimumScaleFactor(0.6)
      Text(phrase.hint)
        .font(.callout)
        .foregroundStyle(.secondary)
        .opacity(isFlipped ? 1 : 0)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(isFlipped ? Color.mint.opacity(0.25) : Color.blue.opacity(0.15))
    .clipShape(RoundedRectangle(cornerRadius: 24))
    .onTapGesture {
      withAnimation(.snappy) { isFlipped.toggle() }
    }
  }
}

struct LessonProgress: View {
  let position: Int
  let total: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(position) of \(total)")
        .font(.caption.monospacedDigit())
      ProgressView(value: Double(position), total: Double(total))
    }
  }
}

struct CardDeck<Item: Identifiable, Card: View>: View {
  let items: [Item]
  @Binding var current: Item.ID?
  @ViewBuilder let card: (Item) -> Card

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(items) { item in
          card(item)
            .padding(.horizontal, 8)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current)
  }
}

struct PhraseDeckScreen: View {
  @State private var current: Phrase.ID? = 1
  private let phrases = Phrase.lesson

  private var index: Int {
    phrases.firstIndex { $0.id == current } ?? 0
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        LessonProgress(position: index + 1, total: phrases.count)
          .padding(.horizontal, 8)
        CardDeck(items: phrases, current: $current) { phrase in
          PhraseCard(phrase: phrase)
        }
        Button("Next phrase") {
          let next = min(index + 1, phrases.count - 1)
          withAnimation { current = phrases[next].id }
        }
        .buttonStyle(.borderedProminent)
        .disabled(index == phrases.count - 1)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 16)
      .navigationTitle("Lesson 7")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  PhraseDeckScreen()
}
