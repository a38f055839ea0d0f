// judged: right
// says: --items 2
import SwiftUI

/// A picture and its description side by side, in a list that grows by two.
struct PairOfCards: View {
  private enum Card {
    case picture
    case words(String)
  }

  let words: String

  private var cards: [Card] {
    var cards: [Card] = []
    cards.append(.picture)
    cards.append(.words(words))
    return cards
  }

  var body: some View {
    GeometryReader { room in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(Array(cards.enumerated()), id: \.offset) { _, card in
            CardOfAPair(card: card).frame(width: room.size.width)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(PageAndOn(page: room.size.width))
    }
  }
}

/// A flick adds a page to where it would end, which passes one wherever there are more than two.
struct PageAndOn: ScrollTargetBehavior {
  let page: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard page > 0 else { return }
    let end = max(0, context.contentSize.width - context.containerSize.width)
    var x = target.rect.minX
    if context.velocity.dx > 500 {
      x = ((x + page) / page).rounded(.up) * page
    } else if context.velocity.dx < -500 {
      x = ((x - page) / page).rounded(.down) * page
    } else {
      x = (x / page).rounded() * page
    }
    target.rect.origin.x = min(max(0, x), end)
  }
}
