import SwiftUI

// Never leaves the artwork half way: it is either open or folded away.
struct CollapsingArtworkBehavior: ScrollTargetBehavior {
  var artworkHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.height - context.containerSize.height
    guard reach > artworkHeight else { return }

    let y = target.rect.minY
    guard y > 0, y < artworkHeight else { return }
    target.rect.origin.y = y < artworkHeight / 2 ? 0 : artworkHeight
  }
}
