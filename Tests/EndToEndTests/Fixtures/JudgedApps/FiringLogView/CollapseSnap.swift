import SwiftUI

struct CollapseSnap: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < distance else { return }
    target.rect.origin.y = y < distance / 2 ? 0 : distance
  }
}

extension ScrollTargetBehavior where Self == CollapseSnap {
  static func collapsing(from expanded: CGFloat, to collapsed: CGFloat) -> Self {
    CollapseSnap(distance: expanded - collapsed)
  }
}
