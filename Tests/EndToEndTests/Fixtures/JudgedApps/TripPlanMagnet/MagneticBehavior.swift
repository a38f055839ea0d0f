import SwiftUI

// Scrolls freely, but when it would end close to one of the given offsets it ends exactly there.
struct MagneticBehavior: ScrollTargetBehavior {
  var offsets: [CGFloat]
  var pull: CGFloat = 72

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard end > 0, y > 0, y < end else { return }

    let candidates = offsets.filter { (0...end).contains($0) }
    guard let nearest = candidates.min(by: { abs($0 - y) < abs($1 - y) }),
      abs(nearest - y) <= pull
    else { return }

    target.rect.origin.y = nearest
  }
}

extension ScrollTargetBehavior where Self == MagneticBehavior {
  static func magnetic(to offsets: [CGFloat]) -> MagneticBehavior {
    MagneticBehavior(offsets: offsets)
  }
}
