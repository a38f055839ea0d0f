import SwiftUI

/// Turns one card per flick, however wide the scroll view is.
struct CardPaging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let page = context.containerSize.width
    guard page > 0 else { return }
    let last = max(0, context.contentSize.width - page)
    let start = context.originalTarget.rect.minX
    let moved = target.rect.minX - start
    // A short way does not turn the card, and a program may scroll as far as it likes.
    guard abs(moved) > page / 4, context.velocity.dx != 0 else {
      target.rect.origin.x = min((target.rect.minX / page).rounded() * page, last)
      return
    }
    let next = moved > 0 ? ((start + 1) / page).rounded(.down) + 1 : ((start - 1) / page).rounded(.up) - 1
    target.rect.origin.x = min(max(0, next * page), last)
  }
}

extension ScrollTargetBehavior where Self == CardPaging {
  /// One card per flick.
  static var cards: CardPaging { CardPaging() }
}
