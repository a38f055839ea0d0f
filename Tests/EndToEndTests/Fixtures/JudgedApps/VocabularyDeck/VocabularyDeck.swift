import SwiftUI

struct VocabCard: Identifiable, Hashable {
  let id: Int
  let word: String
  let meaning: String
  let topic: String
}

extension VocabCard {
  static let topics = ["Kitchen", "Travel", "Weather", "Body"]

  static let italian: [VocabCard] = {
    let words = [
      ["la forchetta": "fork", "il coltello": "knife", "la pentola": "pot", "il forno": "oven"],
      ["il treno": "train", "il biglietto": "ticket", "la valigia": "suitcase", "il ponte": "bridge"],
      ["la pioggia": "rain", "la neve": "snow", "il vento": "wind", "il sole": "sun"],
      ["la mano": "hand", "il piede": "foot", "la testa": "head", "la spalla": "shoulder"],
    ]
    var cards: [VocabCard] = []
    for (topic, entries) in zip(topics, words) {
      for (word, meaning) in entries.sorted(by: { $0.key < $1.key }) {
        cards.append(VocabCard(id: cards.count, word: word, meaning: meaning, topic: topic))
      }
    }
    return cards
  }()
}

struct VocabularyDeck: View {
  private let cards = VocabCard.italian
  @State private var pager = DeckPager(count: VocabCard.italian.count)
  @State private var visible: VocabCard.ID?

  private var counter: String { "\((visible ?? 0) + 1) of \(cards.count)" }

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(cards) { card in
            VocabFace(card: card)
              .padding(24)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(DeckPaging(pager: pager))
      .scrollPosition(id: $visible)
      .navigationTitle(counter)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Menu("Topics", systemImage: "list.bullet") {
          ForEach(VocabCard.topics, id: \.self) { topic in
            Button(topic) { open(topic) }
          }
        }
      }
    }
  }

  private func open(_ topic: String) {
    guard let first = cards.first(where: { $0.topic == topic }) else { return }
    withAnimation(.snappy) { visible = first.id }
  }
}

private struct VocabFace: View {
  let card: VocabCard
  @State private var flipped = false

  var body: some View {
    VStack(spacing: 10) {
      Text(card.topic.uppercased()).font(.caption).foregroundStyle(.secondary)
      Text(flipped ? card.meaning : card.word).font(.title.bold())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.thinMaterial, in: .rect(cornerRadius: 24))
    .onTapGesture { flipped.toggle() }
  }
}

#Preview { VocabularyDeck() }
