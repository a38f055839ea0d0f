import SwiftUI

struct CardSnap: ScrollTargetBehavior {
  let card: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / card).rounded() * card
  }
}

struct Cards: View {
  var body: some View {
    GeometryReader { room in
      let card = room.size.width * 0.9
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<9) { _ in Text("Card").frame(width: card) } }
      }
      .scrollTargetBehavior(CardSnap(card: card))
    }
  }
}
