import SwiftUI

enum ListenMetrics {
  static let featuredHeight: CGFloat = 240
  static let rowHeight: CGFloat = 92
}

// Comes to rest on the featured show or on the top of an episode, so no
// row is ever cut at the upper edge. The end of the list is a stop as well.
struct EpisodeRowBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard y > 0, y < end else { return }

    let (before, after) = neighbours(of: y, end: end)
    switch context.velocity.dy {
    case let dy where dy > 30:
      target.rect.origin.y = after
    case let dy where dy < -30:
      target.rect.origin.y = before
    default:
      target.rect.origin.y = (y - before) <= (after - y) ? before : after
    }
  }

  private func neighbours(of y: CGFloat, end: CGFloat) -> (CGFloat, CGFloat) {
    let featured = ListenMetrics.featuredHeight
    if y < featured {
      return (0, min(featured, end))
    }
    let row = ((y - featured) / ListenMetrics.rowHeight).rounded(.down)
    let top = featured + row * ListenMetrics.rowHeight
    return (top, min(top + ListenMetrics.rowHeight, end))
  }
}
