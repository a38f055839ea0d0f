import SwiftUI

struct FeaturedCarousel<Item: Identifiable, Card: View>: View {
  let title: LocalizedStringKey
  let items: [Item]
  var margin: CGFloat = 24
  var gap: CGFloat = 16
  @ViewBuilder let card: (Item) -> Card

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, margin)

      ScrollView(.horizontal) {
        LazyHStack(spacing: gap) {
          ForEach(items) { item in
            card(item)
              .containerRelativeFrame(.horizontal) { length, _ in
                length - margin * 2
              }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, margin)
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
      .scrollIndicators(.hidden)
    }
  }
}
