import SwiftUI

struct Question: Identifiable {
  let id: Int
  let prompt: String
  let answer: String
}

final class QuizStore: ObservableObject {
  @Published var questions: [Question] = [
    Question(id: 1, prompt: "Capital of Chile?", answer: "Santiago"),
    Question(id: 2, prompt: "7 × 8?", answer: "56"),
    Question(id: 3, prompt: "Author of Emma?", answer: "Jane Austen"),
    Question(id: 4, prompt: "Symbol of tin?", answer: "Sn"),
    Question(id: 5, prompt: "Largest moon?", answer: "Ganymede"),
  ]
  @Published var open: Set<Int> = []
}

struct QuizDeck: View {
  @StateObject private var store = QuizStore()

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: Deck.gap) {
        ForEach(store.questions) { q in
          QuizCard(question: q, open: store.open.contains(q.id))
            .frame(height: Deck.card)
            .onTapGesture { store.open.formSymmetricDifference([q.id]) }
        }
      }
      .padding(.bottom, Deck.gap + Deck.peek)
    }
    .scrollTargetBehavior(DeckBehavior(pitch: Deck.card + Deck.gap, count: store.questions.count))
    .scrollIndicators(.hidden)
    // a strip of the next card peeks in from below
    .frame(height: Deck.card + Deck.gap + Deck.peek)
    .padding(.vertical, 8)
    .padding(.horizontal, 20)
  }
}

struct QuizCard: View {
  let question: Question
  let open: Bool

  var body: some View {
    VStack(spacing: 12) {
      Text(question.prompt).font(.title2)
      if open { Text(question.answer).font(.title.bold()) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.quaternary, in: .rect(cornerRadius: 24))
    .contentShape(.rect)
  }
}

#Preview { QuizDeck() }
