//  Pillow Book
//  PageTurn.swift

import SwiftUI

// Turns at most one leaf at a time, in the direction the reader swiped.
struct PageTurn: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let leaf = context.containerSize.width
    guard leaf > 0 else { return }

    let open = (context.originalTarget.rect.minX / leaf).rounded()
    let place = target.rect.minX / leaf

    var page = context.velocity.dx > 0 ? place.rounded(.up) : place.rounded(.down)
    page = min(max(page, open - 1), open + 1)

    let last = (context.contentSize.width / leaf).rounded() - 1
    target.rect.origin.x = min(max(page, 0), last) * leaf
  }
}

private struct TurnsPages: ViewModifier {
  func body(content: Content) -> some View {
    content
      .scrollTargetBehavior(PageTurn())
      .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
  }
}

extension View {
  func turnsPages() -> some View { modifier(TurnsPages()) }
}
