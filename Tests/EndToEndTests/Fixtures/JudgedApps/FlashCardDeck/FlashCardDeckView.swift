import SwiftUI

struct FlashCardDeckView: View {
  @State private var cards: [FlashCard] = .portuguese
  @State private var current: FlashCard.ID?
  @State private var flipped: Set<FlashCard.ID> = []

  private let spacing: CGFloat = 16
  private let peek: CGFloat = 32

  private var progress: Double {
    Double((current ?? 0) + 1) / Double(max(cards.count, 1))
  }

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(value: progress)
        .padding(.horizontal, peek)

      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(cards) { card in
            CardFace(card: card, showsBack: flipped.contains(card.id))
              .containerRelativeFrame(.horizontal)
              .onTapGesture { toggle(card) }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, peek, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollPosition(id: $current)
      .scrollTargetBehavior(OneCardBehavior(count: cards.count, spacing: spacing))

      HStack {
        Button("Again", systemImage: "arrow.counterclockwise") { mark(known: false) }
        Spacer()
        Button("Got it", systemImage: "checkmark") { mark(known: true) }
      }
      .buttonStyle(.bordered)
      .padding(.horizontal, peek)
    }
    .padding(.vertical)
  }

  private func toggle(_ card: FlashCard) {
    withAnimation(.snappy) {
      if flipped.remove(card.id) == nil { flipped.insert(card.id) }
    }
  }

  private func mark(known: Bool) {
    let index = current ?? 0
    guard cards.indices.contains(index) else { return }
    cards[index].isKnown = known
    withAnimation { current = min(index + 1, cards.count - 1) }
  }
}

private struct CardFace: View {
  let card: FlashCard
  let showsBack: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 28, style: .continuous)
      .fill(showsBack ? Color.teal.gradient : Color.indigo.gradient)
      .overlay {
        Text(showsBack ? card.back : card.front)
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
      }
      .overlay(alignment: .topTrailing) {
        if card.isKnown {
          Image(systemName: "checkmark.seal.fill").foregroundStyle(.white).padding()
        }
      }
  }
}

#Preview {
  FlashCardDeckView()
}
