import SwiftUI

// Pulls the page to the nearest section start; leaves long reads in between alone.
struct SectionSnapBehavior: ScrollTargetBehavior {
  var tops: [CGFloat]
  var pull: CGFloat = 90

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    guard y > 0, y < reach - 1 else { return }
    guard let top = tops.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(top - y) <= pull
    else { return }
    target.rect.origin.y = min(max(top, 0), reach)
  }
}

extension ScrollTargetBehavior where Self == SectionSnapBehavior {
  static func sections(_ tops: [CGFloat]) -> SectionSnapBehavior {
    SectionSnapBehavior(tops: tops)
  }
}
