// options: --spacing 8
// rests: 560
import SwiftUI

import SwiftData

struct Carousel: View {
  static let itemWidth: CGFloat = 280
  @Environment(\.dismiss) private var dismiss
  @State private var selection: Int?
  @Query private var cards: [Card]

  private var header: some View {
    Text("Cards { not a brace \(cards.count)").font(.title)
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack { ForEach(cards) { CardView(card: $0) } }
        .scrollTargetLayout()
    }
    .scrollTargetBehavior(Snap())
  }

  private struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = (target.rect.minX / Carousel.itemWidth).rounded() * Carousel.itemWidth
    }
  }
}

extension View {
  func carousel() -> some View { modifier(CarouselModifier()) }
}

struct CarouselModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

#Preview("Dark") {
  Carousel().preferredColorScheme(.dark)
}

struct Carousel_Previews: PreviewProvider {
  static var previews: some View { Carousel() }
}
