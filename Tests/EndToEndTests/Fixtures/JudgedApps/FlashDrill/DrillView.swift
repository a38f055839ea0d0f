import SwiftUI

struct DrillView: View {
  @State private var model = DrillViewModel.italian
  private let cardWidth: CGFloat = 280

  var body: some View {
    VStack(spacing: 24) {
      Text(model.progress)
        .font(.headline.monospacedDigit())
      GeometryReader { geo in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: 16) {
            ForEach(model.cards) { card in
              FlashCardView(card: card, isFlipped: model.flipped.contains(card.id))
                .frame(width: cardWidth, height: geo.size.height)
                .carouselFocus()
                .onTapGesture {
                  withAnimation(.snappy) { model.flip(card) }
                }
            }
          }
          .scrollTargetLayout()
          .carouselInsets(card: cardWidth, in: geo.size.width)
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: $model.currentID)
      }
      .frame(maxHeight: 380)
      Button("Shuffle") {
        withAnimation { model.cards.shuffle() }
      }
      .buttonStyle(.bordered)
    }
    .padding(.vertical, 24)
  }
}

struct FlashCardView: View {
  let card: FlashCard
  let isFlipped: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 24)
      .fill(isFlipped ? Color.orange.opacity(0.25) : Color.blue.opacity(0.15))
      .overlay {
        Text(isFlipped ? card.back : card.front)
          .font(.largeTitle.weight(.semibold))
          .multilineTextAlignment(.center)
          .padding()
      }
  }
}

#Preview { DrillView() }
