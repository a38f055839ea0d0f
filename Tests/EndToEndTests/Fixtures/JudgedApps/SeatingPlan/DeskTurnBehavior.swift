import SwiftUI

// Turns one section at a time: on a flick, or when dragged over half of the way.
struct DeskTurnBehavior: ScrollTargetBehavior {
  var gap: CGFloat
  var flick: CGFloat = 320

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.containerSize.width + gap
    guard pitch > 0 else { return }

    let origin = context.originalTarget.rect.minX
    let moved = target.rect.minX - origin
    var page = (origin / pitch).rounded()

    if abs(moved) > pitch / 2 || abs(context.velocity.dx) > flick {
      page += context.velocity.dx < 0 ? -1 : 1
    }

    let last = ((context.contentSize.width - context.containerSize.width) / pitch).rounded()
    target.rect.origin.x = min(max(page, 0), last) * pitch
  }
}

extension ScrollTargetBehavior where Self == DeskTurnBehavior {
  static func deskTurn(gap: CGFloat) -> DeskTurnBehavior {
    DeskTurnBehavior(gap: gap)
  }
}
