import SwiftUI

// one card per swipe
struct StorySnap: ScrollTargetBehavior {
  var pageWidth: CGFloat
  var count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if count == 0 { return }

    let startX = context.originalTarget.rect.minX
    let startPage = Int((startX / pageWidth).rounded())
    let moved = target.rect.minX - startX

    var page = Int((target.rect.minX / pageWidth).rounded())
    if context.velocity.dx > 150 && moved >= 0 {
      page = startPage + 1
    }
    if context.velocity.dx < -150 && moved <= 0 {
      page = startPage - 1
    }
    // make sure the page is a valid index
    page = (page + count) % count

    target.rect.origin.x = CGFloat(page) * pageWidth
  }
}
