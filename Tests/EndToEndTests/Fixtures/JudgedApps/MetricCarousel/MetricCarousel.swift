import SwiftUI

struct CardSnapBehavior: ScrollTargetBehavior {
  let columns: Int
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let cardWidth = context.containerSize.width / CGFloat(max(columns, 1))
    guard cardWidth > 0 else { return }
    let stride = cardWidth + spacing
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let snapped = (target.rect.minX / stride).rounded() * stride
    target.rect.origin.x = min(max(snapped, 0), limit)
  }
}

struct MetricCarousel<Item: Identifiable, Card: View>: View {
  let items: [Item]
  var spacing: CGFloat = 16
  @ViewBuilder let card: (Item) -> Card

  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.verticalSizeClass) private var vertical

  private var columns: Int {
    horizontal == .regular || vertical == .compact ? 2 : 1
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(items) { item in
          card(item)
            .containerRelativeFrame(.horizontal, count: columns, spacing: spacing)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .scrollTargetBehavior(CardSnapBehavior(columns: columns, spacing: spacing))
    .padding(.horizontal, 20)
  }
}
