import SwiftUI

// A flick turns one chapter, a slow drag goes to the closest one.
struct ChapterPaging: ScrollTargetBehavior {
  let player: ChapterPlayer

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, !player.chapters.isEmpty else { return }

    let page: Int
    if context.velocity.dx > 120 {
      page = player.currentPage + 1
    } else if context.velocity.dx < -120 {
      page = player.currentPage - 1
    } else {
      page = Int((target.rect.minX / width).rounded())
    }
    let last = player.chapters.count - 1
    target.rect.origin.x = CGFloat(min(max(page, 0), last)) * width
  }
}
