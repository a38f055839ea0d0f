import SwiftUI

// Where a shelf of differently sized pots may come to rest.
enum ShelfSnap: ScrollTargetBehavior {
  case free
  case pots(widths: [CGFloat], gap: CGFloat)

  private static let flick: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard case let .pots(widths, gap) = self else { return }

    let reach = context.contentSize.width - context.containerSize.width
    guard reach > 0 else {
      target.rect.origin.x = 0
      return
    }

    let stops = Self.stops(widths: widths, gap: gap, reach: reach)
    let proposed = target.rect.minX
    let start = context.originalTarget.rect.minX
    let speed = context.velocity.dx

    var candidates = stops
    if speed > Self.flick, proposed > start {
      candidates = stops.filter { $0 > start + 1 }
    } else if speed < -Self.flick, proposed < start {
      candidates = stops.filter { $0 < start - 1 }
    }
    if candidates.isEmpty { candidates = stops }

    if let best = candidates.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.x = best
    }
  }

  private static func stops(widths: [CGFloat], gap: CGFloat, reach: CGFloat) -> [CGFloat] {
    var x: CGFloat = 0
    var result: [CGFloat] = []
    for width in widths {
      if x < reach { result.append(x) }
      x += width + gap
    }
    result.append(reach)
    return result
  }
}
