import SwiftUI

// Describes where the screenshot gallery lies within the scrolled content.
struct GalleryLayout: Equatable {
  // The height of the hero above the gallery.
  var heroHeight: CGFloat = 360
  // The height of a single screenshot.
  var shotHeight: CGFloat = 480
  // The number of screenshots.
  var shotCount: Int

  // The offset at which the given screenshot is at the top of the screen.
  func offset(ofShot index: Int) -> CGFloat {
    heroHeight + CGFloat(index) * shotHeight
  }
}

// Aligns the screenshots of a product page while leaving the rest of the page alone.
//
// The hero and the details scroll freely; only within the gallery does a gesture
// rest with a screenshot at the top of the screen.
//
// - Note: The behavior is a no-op for empty galleries.
struct GallerySnapBehavior: ScrollTargetBehavior {
  let layout: GalleryLayout

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Defensive checks: we need at least one screenshot with a real height.
    guard layout.shotCount > 0, layout.shotHeight > 0 else { return }

    // Leave the hero alone.
    let proposed = target.rect.minY
    guard proposed >= layout.heroHeight else { return }

    // Find the closest screenshot and keep the index inside the gallery.
    let rawIndex = ((proposed - layout.heroHeight) / layout.shotHeight).rounded()
    let index = min(max(Int(rawIndex), 0), layout.shotCount - 1)

    target.rect.origin.y = layout.offset(ofShot: index)
  }
}
