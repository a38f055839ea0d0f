import SwiftUI

struct ReviewView: View {
  @ObservedObject var store: ReviewStore

  var body: some View {
    VStack(spacing: 0) {
      header
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(store.state.cards) { card in
            FlashCard(
              card: card,
              isRevealed: store.state.revealed.contains(card.id),
              onKnown: { store.send(.knew(card.id)) }
            )
            .padding(.horizontal, 20)
            .containerRelativeFrame(.horizontal)
            .onTapGesture {
              withAnimation(.snappy) { store.send(.tapped(card.id)) }
            }
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
  }

  private var header: some View {
    HStack {
      Text("Review").font(.headline)
      Spacer()
      Text("\(store.state.known.count) / \(store.state.cards.count)")
        .monospacedDigit()
    }
    .padding(.horizontal, 20)
    .frame(height: 44)
  }
}

private struct FlashCard: View {
  @Environment(\.verticalSizeClass) private var heightClass
  let card: Card
  let isRevealed: Bool
  let onKnown: () -> Void

  // Front and back stand side by side when the phone lies on its side.
  private var layout: AnyLayout {
    heightClass == .compact
      ? AnyLayout(HStackLayout(spacing: 24))
      : AnyLayout(VStackLayout(spacing: 24))
  }

  var body: some View {
    layout {
      Text(card.front).font(.largeTitle.bold())
      Text(card.back)
        .font(.title2)
        .opacity(isRevealed ? 1 : 0)
      Button("I knew it", action: onKnown)
        .disabled(!isRevealed)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.accentColor.opacity(0.12), in: RoundedRectangle(cornerRadius: 28))
    .padding(.vertical, 16)
  }
}

#Preview {
  let store = ReviewStore()
  store.send(.loaded((1...20).map { Card(id: "\($0)", front: "Front \($0)", back: "Back \($0)") }))
  return ReviewView(store: store)
}
