// judged: unreachable-stop

import SwiftUI

struct Album: Identifiable { let id: Int }

/// Albums that the app loads, in a strip as wide as it is given.
struct AlbumStripShort: View {
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
    .scrollTargetBehavior(ShortAlbumSnap(count: albums.count / 2, cardWidth: cardWidth))
  }
}

struct ShortAlbumSnap: ScrollTargetBehavior {
  let count: Int
  let cardWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard cardWidth > 0 else { return }
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let card = (target.rect.minX / cardWidth).rounded()
    target.rect.origin.x = min(end, min(max(card, 0), CGFloat(count - 1)) * cardWidth)
  }
}
