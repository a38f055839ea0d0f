import SwiftUI

struct DeckView: View {
  let feature: DeckFeature

  private enum Size {
    static let card = CGSize(width: 280, height: 220)
    static let gap: CGFloat = 16
    static var pitch: CGFloat { card.width + gap }
  }

  var body: some View {
    VStack(spacing: 20) {
      Text("\(feature.state.top + 1) of \(feature.state.cards.count)")
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
      deck
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background.secondary)
  }

  private var deck: some View {
    ScrollView(.horizontal) {
      HStack(spacing: Size.gap) {
        ForEach(feature.state.cards) { card in
          CardFace(card: card, isTurned: feature.state.turned.contains(card.id))
            .frame(width: Size.card.width, height: Size.card.height)
            .visualEffect { content, proxy in
              let x = proxy.frame(in: .scrollView(axis: .horizontal)).minX - Size.gap / 2
              return content.rotationEffect(.degrees(x / 60), anchor: .bottom)
            }
            .onTapGesture { withAnimation(.bouncy) { feature.send(.tapped(card.id)) } }
        }
      }
      .padding(.horizontal, Size.gap / 2)
    }
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .scrollTargetBehavior(DeckBehavior(pitch: Size.pitch, count: feature.state.cards.count))
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / Size.pitch).rounded())
    } action: { _, index in
      feature.send(.topChanged(index.clamped(to: 0...max(feature.state.cards.count - 1, 0))))
    }
    .frame(width: Size.pitch, height: Size.card.height)
  }
}

private struct CardFace: View {
  let card: DeckFeature.Card
  let isTurned: Bool

  var body: some View {
    Text(isTurned ? card.meaning : card.term)
      .font(.title2.weight(.medium))
      .multilineTextAlignment(.center)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background, in: .rect(cornerRadius: 24))
  }
}

#Preview { DeckView(feature: .spanish) }
