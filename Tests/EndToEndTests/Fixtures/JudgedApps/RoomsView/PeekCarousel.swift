import SwiftUI

enum PeekMetrics {
  static let peek: CGFloat = 36
  static let gap: CGFloat = 12
}

// One card in the middle, the edges of its neighbours on either side.
struct PeekCarousel<Item: Identifiable, Card: View>: View {
  let items: [Item]
  @Binding var current: Item.ID?
  @ViewBuilder let card: (Item) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: PeekMetrics.gap) {
        ForEach(items) { item in
          card(item)
            .containerRelativeFrame(.horizontal) { length, _ in
              length - PeekMetrics.peek * 2
            }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, PeekMetrics.peek)
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    .scrollPosition(id: $current)
    .scrollIndicators(.hidden)
  }
}
