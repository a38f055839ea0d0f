import SwiftUI

struct LyricsLayout {
  var heights: [CGFloat]
  var container: CGFloat
  var spacing: CGFloat = 18

  var topPadding: CGFloat { max(0, (container - (heights.first ?? 0)) / 2) }
  var bottomPadding: CGFloat { max(0, (container - (heights.last ?? 0)) / 2) }

  // Offset that brings the middle of each line to the middle of the container.
  var stops: [CGFloat] {
    var y = topPadding
    return heights.map { height in
      let center = y + height / 2
      y += height + spacing
      return center - container / 2
    }
  }
}

extension Array where Element == CGFloat {
  func nearestIndex(to value: CGFloat) -> Int? {
    indices.min { abs(self[$0] - value) < abs(self[$1] - value) }
  }
}

struct CenteredLineBehavior: ScrollTargetBehavior {
  let stops: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let wanted = target.rect.minY
    guard var line = stops.nearestIndex(to: wanted),
      let start = stops.nearestIndex(to: context.originalTarget.rect.minY)
    else { return }

    // a light flick should never be swallowed by a tall line
    if line == start {
      if context.velocity.dy > 80, wanted > stops[start] + 1 { line += 1 }
      if context.velocity.dy < -80, wanted < stops[start] - 1 { line -= 1 }
    }
    target.rect.origin.y = stops[Swift.min(Swift.max(line, 0), stops.count - 1)]
  }
}
