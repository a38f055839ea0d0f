import SwiftUI

// Moves a row of equally wide cards by one card per swipe.
struct OneStepBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  private let threshold: CGFloat = 60

  init(itemWidth: CGFloat, spacing: CGFloat) {
    pitch = itemWidth + spacing
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.width - context.containerSize.width
    guard pitch > 0, reach > 0 else { return }

    let stops = makeStops(upTo: reach)
    let start = context.originalTarget.rect.minX
    let home = stops.indices.min { abs(stops[$0] - start) < abs(stops[$1] - start) } ?? 0
    let travelled = target.rect.minX - start

    var index = home
    if travelled > threshold { index += 1 }
    if travelled < -threshold { index -= 1 }
    target.rect.origin.x = stops[min(max(index, 0), stops.count - 1)]
  }

  private func makeStops(upTo reach: CGFloat) -> [CGFloat] {
    var result: [CGFloat] = []
    var x: CGFloat = 0
    while x < reach - 24 {
      result.append(x)
      x += pitch
    }
    result.append(reach)
    return result
  }
}

extension ScrollTargetBehavior where Self == OneStepBehavior {
  static func oneStep(itemWidth: CGFloat, spacing: CGFloat) -> OneStepBehavior {
    OneStepBehavior(itemWidth: itemWidth, spacing: spacing)
  }
}
