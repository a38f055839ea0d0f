import SwiftUI

// A horizontal rail which moves on by one card with each swipe.
struct CardRail<Item: Identifiable, Card: View>: View {
  let items: [Item]
  var cardWidth: CGFloat = 300
  var spacing: CGFloat = 14
  var inset: CGFloat = 20
  @ViewBuilder var card: (Item) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: spacing) {
        ForEach(items) { item in
          card(item)
            .frame(width: cardWidth)
        }
      }
      .padding(.horizontal, inset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(CardStepBehavior(step: cardWidth + spacing))
  }
}

struct CardStepBehavior: ScrollTargetBehavior {
  let step: CGFloat
  var slack: CGFloat = 40

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = context.originalTarget.rect.minX
    let travel = target.rect.minX - start

    // A nudge is not a swipe.
    guard abs(travel) > slack else {
      target.rect.origin.x = start
      return
    }

    let reach = max(context.contentSize.width - context.containerSize.width, 0)
    let next = travel > 0 ? start + step : start - step
    target.rect.origin.x = min(max(next, 0), reach)
  }
}
