import SwiftUI

// Stops at the introduction, at each card's top, and at the end.
// A brisk flick always leaves the stop it began at.
struct TourStopsBehavior: ScrollTargetBehavior {
  var introHeight: CGFloat
  var cardHeight: CGFloat
  var spacing: CGFloat
  var cards: Int

  private static let briskVelocity: CGFloat = 250
  private static let minimumTravel: CGFloat = 20

  private func stops(upTo end: CGFloat) -> [CGFloat] {
    var result: [CGFloat] = [0]
    for card in 0..<cards {
      let top = introHeight + spacing + CGFloat(card) * (cardHeight + spacing)
      if top >= end { break }
      result.append(top)
    }
    result.append(end)
    return result
  }

  private func index(of y: CGFloat, in stops: [CGFloat]) -> Int {
    stops.indices.min { abs(stops[$0] - y) < abs(stops[$1] - y) } ?? 0
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    guard end > 0 else { return }

    let stops = stops(upTo: end)
    let proposed = target.rect.minY
    let start = index(of: context.originalTarget.rect.minY, in: stops)
    var landing = index(of: proposed, in: stops)

    let velocity = context.velocity.dy
    let travel = proposed - stops[start]
    if landing == start, abs(velocity) > Self.briskVelocity,
      abs(travel) > Self.minimumTravel, (travel > 0) == (velocity > 0)
    {
      landing = min(max(start + (velocity > 0 ? 1 : -1), 0), stops.count - 1)
    }
    target.rect.origin.y = stops[landing]
  }
}
