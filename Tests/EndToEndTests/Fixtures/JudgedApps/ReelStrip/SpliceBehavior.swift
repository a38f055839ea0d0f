import SwiftUI

// Rests the strip on a splice, so that a shot begins at the leading margin.
struct SpliceBehavior: ScrollTargetBehavior {
  let splices: [CGFloat]
  var flick: CGFloat = 600

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(target.rect.minX, 0), end)

    let after = firstIndex(atOrAfter: x)
    let upper = after < splices.count ? min(splices[after], end) : end
    let lower = after > 0 ? splices[after - 1] : 0

    if context.velocity.dx > flick {
      target.rect.origin.x = upper
    } else if context.velocity.dx < -flick {
      target.rect.origin.x = lower
    } else {
      target.rect.origin.x = (upper - x) <= (x - lower) ? upper : lower
    }
  }

  private func firstIndex(atOrAfter x: CGFloat) -> Int {
    var low = 0
    var high = splices.count
    while low < high {
      let middle = (low + high) / 2
      if splices[middle] < x {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}

extension ScrollTargetBehavior where Self == SpliceBehavior {
  static func splices(_ points: [CGFloat]) -> SpliceBehavior {
    SpliceBehavior(splices: points)
  }
}
