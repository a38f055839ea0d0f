import SwiftUI

// Rests on the card whose top edge is closest to the proposed offset.
struct NearestCardBehavior: ScrollTargetBehavior {
  let cardFrames: [Recipe.ID: CGRect]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !cardFrames.isEmpty else { return }
    let reach = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = target.rect.minY

    // The end of the list is a stop as well, the last cards fit on one screen.
    let stops = cardFrames.values.map { min(max($0.minY, 0), reach) } + [reach]
    guard let stop = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.y = stop
  }
}
