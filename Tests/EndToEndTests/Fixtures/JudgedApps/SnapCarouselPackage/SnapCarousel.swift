import SwiftUI

struct SnapCarousel<Item: Identifiable, Card: View>: View {
  private let items: [Item]
  private let fraction: CGFloat
  private let maximumCardWidth: CGFloat
  private let spacing: CGFloat
  @Binding private var selection: Item.ID?
  private let card: (Item) -> Card

  init(
    _ items: [Item],
    selection: Binding<Item.ID?>,
    fraction: CGFloat = 0.78,
    maximumCardWidth: CGFloat = 340,
    spacing: CGFloat = 16,
    @ViewBuilder card: @escaping (Item) -> Card
  ) {
    self.items = items
    self._selection = selection
    self.fraction = fraction
    self.maximumCardWidth = maximumCardWidth
    self.spacing = spacing
    self.card = card
  }

  var body: some View {
    GeometryReader { proxy in
      let width = min(proxy.size.width * fraction, maximumCardWidth)
      let inset = (proxy.size.width - width) / 2

      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(items) { item in
            card(item)
              .frame(width: width)
              .scrollTransition { content, phase in
                content.scaleEffect(phase.isIdentity ? 1 : 0.94)
              }
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, inset)
      }
      .scrollTargetBehavior(.stepSnap(width + spacing))
      .scrollPosition(id: $selection, anchor: .center)
      .scrollIndicators(.hidden)
    }
  }
}
