import SwiftUI

@Observable
final class GalleryLayout {
  let side: CGFloat = 24
  let gap: CGFloat = 12
  private(set) var cardWidth: CGFloat = 0

  var pitch: CGFloat { cardWidth + gap }

  func adopt(_ size: CGSize) {
    guard cardWidth == 0, size.width > 0 else { return }
    cardWidth = size.width - 2 * side
  }
}

struct CardSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let nearest = (target.rect.minX / pitch).rounded() * pitch
    target.rect.origin.x = min(max(nearest, 0), end)
  }
}
