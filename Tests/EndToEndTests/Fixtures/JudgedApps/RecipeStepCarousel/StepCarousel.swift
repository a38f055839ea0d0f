import SwiftUI

// A horizontal carousel of equally wide cards that turns by at most one card per swipe.
struct StepCarousel<Item: Identifiable, Card: View>: View {
  let items: [Item]
  var cardWidth: CGFloat = 300
  var spacing: CGFloat = 16
  var margin: CGFloat = 20
  @ViewBuilder var card: (Item) -> Card

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: spacing) {
        ForEach(items) { item in
          card(item).frame(width: cardWidth)
        }
      }
      .padding(.horizontal, margin)
    }
    .scrollTargetBehavior(SingleStepBehavior(step: cardWidth + spacing))
  }
}

private struct SingleStepBehavior: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.width - context.containerSize.width
    guard reach > 0 else { return }

    // A stop too close to the end would feel like a swipe that did nothing.
    var stops: [CGFloat] = [0]
    stops += Array(stride(from: step, to: reach - 40, by: step))
    stops.append(reach)

    let proposed = target.rect.minX
    let start = index(nearest: context.originalTarget.rect.minX, in: stops)
    var next = index(nearest: proposed, in: stops)

    if next == start {
      if context.velocity.dx > 250, proposed > stops[start] { next += 1 }
      if context.velocity.dx < -250, proposed < stops[start] { next -= 1 }
    }
    next = min(max(next, start - 1, 0), start + 1, stops.count - 1)
    target.rect.origin.x = stops[next]
  }

  private func index(nearest x: CGFloat, in stops: [CGFloat]) -> Int {
    stops.indices.min { abs(stops[$0] - x) < abs(stops[$1] - x) } ?? 0
  }
}
