import SwiftUI

// A horizontal rail of equally wide cards, usable for any kind of item.
struct CardRail<Item: Identifiable, Card: View>: View {
  let items: [Item]
  let cardWidth: CGFloat
  let spacing: CGFloat
  let inset: CGFloat
  @ViewBuilder let card: (Item) -> Card

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(items) { item in
          card(item).frame(width: cardWidth, height: 220)
        }
      }
      .padding(.horizontal, inset)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(RailBehavior(count: items.count, step: cardWidth + spacing))
  }
}

// Every flick moves on by at least one card, in the direction of the finger.
struct RailBehavior: ScrollTargetBehavior {
  let count: Int
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let stops = (0..<count).map { min(CGFloat($0) * step, end) }

    let proposed = target.rect.minX
    let origin = context.originalTarget.rect.minX
    let from = Int((origin / step).rounded())
    var index = stops.indices.min { abs(stops[$0] - proposed) < abs(stops[$1] - proposed) } ?? 0

    if context.velocity.dx > 100, proposed > origin {
      index = max(index, from + 1)
    } else if context.velocity.dx < -100, proposed < origin {
      index = min(index, from - 1)
    }
    target.rect.origin.x = stops[min(max(index, 0), count - 1)]
  }
}
