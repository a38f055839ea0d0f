import SwiftUI

private struct OneCardAtATime: ScrollTargetBehavior {
  let step: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0, step > 0 else { return }
    let start = (context.originalTarget.rect.minX / step).rounded()
    let landing = (target.rect.minX / step).rounded()
    let neighbour = min(max(landing, start - 1), start + 1)
    let index = min(max(neighbour, 0), CGFloat(count - 1))
    target.rect.origin.x = index * step
  }
}

// A pager whose current card stands in the middle of the screen.
struct CenteredPager<Model: Identifiable, Card: View>: View {
  let models: [Model]
  let cardWidth: CGFloat
  var spacing: CGFloat = 16
  @ViewBuilder let card: (Model) -> Card

  @State private var width: CGFloat = 0

  private var sideInset: CGFloat { max((width - cardWidth) / 2, 0) }

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(models) { model in
          card(model).frame(width: cardWidth)
        }
      }
      .padding(.horizontal, sideInset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(OneCardAtATime(step: cardWidth + spacing, count: models.count))
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }
}
