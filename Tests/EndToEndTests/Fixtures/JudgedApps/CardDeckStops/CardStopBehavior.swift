import SwiftUI

// Moves from one card to the next, the way our old collection view layout did.
struct CardStopBehavior: ScrollTargetBehavior {
  var itemWidth: CGFloat
  var spacing: CGFloat
  var flickSpeed: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stops = restingOffsets(content: context.contentSize.width, container: context.containerSize.width)
    let start = context.originalTarget.rect.minX
    let proposed = target.rect.minX
    let speed = context.velocity.dx

    var destination = stops.min { abs($0 - proposed) < abs($1 - proposed) } ?? 0
    if speed > flickSpeed, proposed > start {
      destination = stops.first { $0 > start + 1 } ?? destination
    } else if speed < -flickSpeed, proposed < start {
      destination = stops.last { $0 < start - 1 } ?? destination
    }
    target.rect.origin.x = destination
  }

  private func restingOffsets(content: CGFloat, container: CGFloat) -> [CGFloat] {
    let end = content - container
    guard end > 0 else { return [0] }
    return Array(stride(from: 0, to: end, by: itemWidth + spacing)) + [end]
  }
}

extension ScrollTargetBehavior where Self == CardStopBehavior {
  static func cardByCard(width: CGFloat, spacing: CGFloat) -> CardStopBehavior {
    CardStopBehavior(itemWidth: width, spacing: spacing)
  }
}
