import SwiftUI

// Moves by a single ticket per swipe, whatever the force of it.
struct OneTicketBehavior: ScrollTargetBehavior {
  var peek: CGFloat
  var gap: CGFloat
  var flickSpeed: CGFloat = 200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width - 2 * peek + gap
    guard step > 0 else { return }

    let origin = context.originalTarget.rect.minX
    let start = (origin / step).rounded()
    var page = (target.rect.minX / step).rounded()
    page = min(max(page, start - 1), start + 1)

    let travel = target.rect.minX - origin
    let speed = context.velocity.dx
    if page == start, abs(speed) > flickSpeed, travel * speed > 0 {
      page += speed > 0 ? 1 : -1
    }

    let furthest = max(0, context.contentSize.width - context.containerSize.width)
    target.rect.origin.x = min(max(page * step, 0), furthest)
  }
}

extension ScrollTargetBehavior where Self == OneTicketBehavior {
  static func oneTicket(peek: CGFloat, gap: CGFloat) -> OneTicketBehavior {
    OneTicketBehavior(peek: peek, gap: gap)
  }
}
