import SwiftUI

// Moves a carousel by at most one card per gesture.
//
// The resting positions are derived from the card width and the spacing. The last
// cards may not be able to reach the leading edge, so every position is limited to
// the end of the content; this way the end is always a valid resting position.
struct SingleCardBehavior: ScrollTargetBehavior {
  // The width of a card.
  let cardWidth: CGFloat
  // The space between two cards.
  let spacing: CGFloat
  // The number of cards.
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // Guard against degenerate configurations.
    guard count > 1, cardWidth + spacing > 0 else { return }

    let reach = max(context.contentSize.width - context.containerSize.width, 0)
    let stops = restingPositions(reach: reach)

    let start = nearestIndex(to: context.originalTarget.rect.minX, in: stops)
    var index = nearestIndex(to: target.rect.minX, in: stops)

    // One card per gesture, and never beyond the first or the last stop.
    index = min(max(index, start - 1), start + 1)
    index = min(max(index, 0), stops.count - 1)
    target.rect.origin.x = stops[index]
  }

  // The ascending resting positions, without duplicates at the end.
  private func restingPositions(reach: CGFloat) -> [CGFloat] {
    let positions = (0..<count).map { min(CGFloat($0) * (cardWidth + spacing), reach) }
    return Array(Set(positions)).sorted()
  }

  // The index of the stop closest to the given offset.
  private func nearestIndex(to offset: CGFloat, in stops: [CGFloat]) -> Int {
    stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
  }
}
