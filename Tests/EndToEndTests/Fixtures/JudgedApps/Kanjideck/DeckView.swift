import SwiftUI

struct DeckView: View {
  @State private var feature = DeckFeature()
  @State private var width: CGFloat = 0

  private var step: CGFloat { DeckMetrics.step(in: width) }

  var body: some View {
    VStack(spacing: 20) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: DeckMetrics.gap) {
          ForEach(feature.cards) { card in
            CardFace(card: card, isFlipped: feature.flipped.contains(card.id))
              .containerRelativeFrame(.horizontal) { length, _ in
                DeckMetrics.cardWidth(in: length)
              }
              .onTapGesture { feature.send(.flipped(card.id)) }
          }
        }
        .padding(.horizontal, DeckMetrics.peek)
      }
      .frame(height: DeckMetrics.cardHeight)
      .scrollTargetBehavior(CardPaging(step: step, count: feature.cards.count))
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x + $0.contentInsets.leading
      } action: { _, x in
        feature.send(.scrolled(to: x, step: step))
      }

      Text("\(feature.current + 1) of \(feature.cards.count)")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
      Button("Shuffle", systemImage: "shuffle") { feature.send(.shuffleTapped) }
    }
    .onAppear { feature.send(.appeared) }
  }
}

private struct CardFace: View {
  let card: Flashcard
  let isFlipped: Bool

  var body: some View {
    VStack(spacing: 8) {
      Text(isFlipped ? card.meaning : card.front)
        .font(.system(size: isFlipped ? 34 : 96))
      if isFlipped {
        Text(card.reading).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.thinMaterial, in: .rect(cornerRadius: 24))
  }
}

#Preview { DeckView() }
