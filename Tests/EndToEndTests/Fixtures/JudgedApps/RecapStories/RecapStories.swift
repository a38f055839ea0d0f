import SwiftUI
import Observation

@Observable
final class RecapPager {
  @ObservationIgnored var x: CGFloat = 0
  let stories = ["Your year", "Top artist", "Minutes", "Night owl", "On repeat", "New finds", "Thank you"]
}

struct RecapStories: View {
  @State private var pager = RecapPager()

  private let margin: CGFloat = 32
  private let gap: CGFloat = 16

  var body: some View {
    GeometryReader { geo in
      let card = geo.size.width - 2 * margin

      ScrollView(.horizontal) {
        HStack(spacing: gap) {
          ForEach(pager.stories, id: \.self) { story in
            StoryCard(title: story)
              .frame(width: card, height: geo.size.height * 0.8)
          }
        }
        .padding(.horizontal, margin)
        .frame(maxHeight: .infinity)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(CardPaging(step: card + gap, pager: pager))
      .onScrollGeometryChange(for: CGFloat.self) { g in
        g.contentOffset.x + g.contentInsets.leading
      } action: { [pager] _, x in
        pager.x = x
      }
    }
    .background(Color.black)
  }
}

struct StoryCard: View {
  let title: String
  var body: some View {
    RoundedRectangle(cornerRadius: 28)
      .fill(.linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom))
      .overlay { Text(title).font(.largeTitle.bold()).foregroundStyle(.white) }
  }
}

struct CardPaging: ScrollTargetBehavior {
  let step: CGFloat
  let pager: RecapPager

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard step > 0 else { return }
    let last = CGFloat(pager.stories.count - 1)
    let slack: CGFloat = 0.02
    let here = pager.x / step

    var card = (target.rect.minX / step).rounded()
    if context.velocity.dx > 100 {
      card = floor(here + slack) + 1  // the card coming in from the right
    } else if context.velocity.dx < -100 {
      card = ceil(here - slack) - 1  // the one coming in from the left
    }
    target.rect.origin.x = min(max(card, 0), last) * step
  }
}
