import SwiftUI

struct CarouselMetrics: Equatable {
  var cardWidth: CGFloat = 300
  var spacing: CGFloat = 14
  var leadingInset: CGFloat = 24

  var stride: CGFloat { cardWidth + spacing }

  func trailingInset(in width: CGFloat) -> CGFloat {
    max(width - leadingInset - cardWidth, leadingInset)
  }
}

struct OneCardBehavior: ScrollTargetBehavior {
  let stride: CGFloat
  let lastIndex: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = (context.originalTarget.rect.minX / stride).rounded()
    let proposed = (target.rect.minX / stride).rounded()
    let step = min(max(proposed - start, -1), 1)
    let index = min(max(start + step, 0), CGFloat(max(lastIndex, 0)))
    target.rect.origin.x = index * stride
  }
}

struct CardCarousel<Item: Identifiable, Card: View>: View {
  let items: [Item]
  @Binding var selection: Int
  var metrics = CarouselMetrics()
  @ViewBuilder let card: (Item) -> Card

  @State private var width: CGFloat = 0

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: metrics.spacing) {
        ForEach(items) { item in
          card(item)
            .frame(width: metrics.cardWidth)
        }
      }
      .padding(.leading, metrics.leadingInset)
      .padding(.trailing, metrics.trailingInset(in: width))
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(OneCardBehavior(stride: metrics.stride, lastIndex: items.count - 1))
    .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
    .onScrollGeometryChange(for: Int.self) { geometry in
      Int((geometry.contentOffset.x / metrics.stride).rounded())
    } action: { _, index in
      selection = min(max(index, 0), max(items.count - 1, 0))
    }
  }
}
