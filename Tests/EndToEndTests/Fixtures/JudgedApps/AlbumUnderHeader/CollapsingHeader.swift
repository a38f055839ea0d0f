import SwiftUI

struct HeaderGeometry {
  let topInset: CGFloat

  private let largeHeight: CGFloat = 236
  private let barHeight: CGFloat = 52

  init(topInset: CGFloat) {
    self.topInset = topInset
  }

  var expanded: CGFloat { topInset + largeHeight }
  var collapsed: CGFloat { topInset + barHeight }
  var travel: CGFloat { expanded - collapsed }

  func height(at offset: CGFloat) -> CGFloat {
    max(collapsed, expanded - offset)
  }

  func progress(at offset: CGFloat) -> CGFloat {
    min(max(offset / travel, 0), 1)
  }
}

struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < distance else { return }
    target.rect.origin.y = y < distance / 2 ? 0 : distance
  }
}
