import SwiftUI

/// Turns one card at a time; `gap` is the clear space between two cards.
struct PagedDeck<Data: RandomAccessCollection, Card: View>: View
where Data.Element: Identifiable, Data.Element.ID: Hashable {
  let items: Data
  @Binding var current: Data.Element.ID?
  var gap: CGFloat = 16
  @ViewBuilder let card: (Data.Element) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gap) {
        ForEach(items) { item in
          card(item)
            .containerRelativeFrame(.horizontal) { length, _ in
              length - gap
            }
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, gap / 2)
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current, anchor: .center)
    .scrollIndicators(.hidden)
  }
}
