import SwiftUI

/// Keeps a collapsing header either open or closed.
struct CollapseSnap: ScrollTargetBehavior {
  var distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < distance else { return }
    target.rect.origin.y = y < distance / 2 ? 0 : distance
  }
}

extension ScrollTargetBehavior where Self == CollapseSnap {
  static func collapse(over distance: CGFloat) -> CollapseSnap { .init(distance: distance) }
}
