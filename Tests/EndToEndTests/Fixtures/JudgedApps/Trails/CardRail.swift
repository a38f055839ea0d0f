import SwiftUI

// Cards in a row; `selection` is the number of the card in front.
// Without a `cardWidth` the cards are as wide as the rail.
struct CardRail<Element: Identifiable, Card: View>: View {
  let elements: [Element]
  var cardWidth: CGFloat?
  @Binding var selection: Int
  @ViewBuilder let card: (Element) -> Card

  private let spacing: CGFloat = 12
  private let margin: CGFloat = 20

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(elements) { element in
          card(element)
            .containerRelativeFrame(.horizontal) { width, _ in cardWidth ?? width }
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .onScrollGeometryChange(for: Int.self) { geo in
      let inner = geo.containerSize.width - geo.contentInsets.leading - geo.contentInsets.trailing
      let pitch = (cardWidth ?? inner) + spacing
      return Int((geo.contentOffset.x + geo.contentInsets.leading) / pitch)
    } action: { _, index in
      selection = min(max(index, 0), max(elements.count - 1, 0))
    }
  }
}
