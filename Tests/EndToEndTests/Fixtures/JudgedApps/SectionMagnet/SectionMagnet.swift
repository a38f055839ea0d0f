import SwiftUI

// Scrolls freely, but settles on a section start when it comes to rest close to one.
struct SectionMagnet: ScrollTargetBehavior {
  var starts: [CGFloat]
  var reach: CGFloat = 24

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard y > 0, y < end - 1 else { return }

    let close = starts.first { abs($0 - y) <= reach }
    guard let close, close <= end else { return }
    target.rect.origin.y = close
  }
}

extension ScrollTargetBehavior where Self == SectionMagnet {
  static func magnet(at starts: [CGFloat]) -> SectionMagnet { .init(starts: starts) }
}
