// Answer to: "SwiftUI horizontal ScrollView - snap to center, one card per swipe"
//
// `.paging` always uses the full width, so for narrower cards you need your own
// behavior. Needs iOS 17. Cards stay centered and the neighbours peek in.

import SwiftUI

struct OneCardPerSwipe: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = cardWidth + spacing
    let current = context.originalTarget.rect.minX / step
    let proposed = target.rect.minX / step
    let delta = proposed - current

    let next: CGFloat
    if abs(delta) < 0.15 {
      next = current.rounded()
    } else {
      next = proposed.rounded(delta > 0 ? .up : .down)
    }

    let last = CGFloat(count - 1)
    target.rect.origin.x = min(max(next, 0), last) * step
  }
}

struct Quote: Identifiable {
  let id = UUID()
  let text: String
  let author: String
  let color: Color
}

struct QuoteCard: View {
  let quote: Quote

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "quote.opening")
        .font(.title)
      Spacer()
      Text(quote.text)
        .font(.title3.weight(.medium))
      Spacer()
      Text(quote.author)
        .font(.footnote)
        .opacity(0.7)
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(quote.color.opacity(0.25), in: .rect(cornerRadius: 20))
  }
}

struct CenteredCardsView: View {
  let cardWidth: CGFloat = 297
  let spacing: CGFloat = 16

  let quotes = [
    Quote(text: "Simplicity is prerequisite for reliability.", author: "Dijkstra", color: .blue),
    Quote(text: "Make it work, make it right, make it fast.", author: "Beck", color: .green),
    Quote(text: "Premature optimization is the root of all evil.", author: "Knuth", color: .orange),
    Quote(
      text: "Controlling complexity is the essence of computer programming.", author: "Kernighan",
      color: .purple),
    Quote(text: "Programs must be written for people to read.", author: "Abelson", color: .pink),
    Quote(text: "Deleted code is debugged code.", author: "Sickel", color: .teal),
    Quote(text: "The best error message is the one that never shows up.", author: "Fuchs", color: .gray),
  ]

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: spacing) {
          ForEach(quotes) { quote in
            QuoteCard(quote: quote)
              .frame(width: cardWidth)
          }
        }
        .padding(.horizontal, max((geo.size.width - cardWidth) / 2, 0))
      }
      .scrollTargetBehavior(
        OneCardPerSwipe(cardWidth: cardWidth, spacing: spacing, count: quotes.count)
      )
    }
    .frame(height: 300)
  }
}

#Preview {
  CenteredCardsView()
}
