import SwiftUI

/// Full-screen pages with a dark strip between them while they move.
struct PageDeck<Item: Identifiable, Page: View>: View {
  let items: [Item]
  var gutter: CGFloat = 20
  @Binding var current: Item.ID?
  @ViewBuilder var page: (Item) -> Page

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gutter) {
        ForEach(items) { item in
          page(item)
            .containerRelativeFrame(.horizontal) { length, _ in length - gutter }
            .containerRelativeFrame(.vertical)
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, gutter / 2)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $current, anchor: .center)
    .padding(.horizontal, -gutter / 2)
    .ignoresSafeArea()
  }
}
