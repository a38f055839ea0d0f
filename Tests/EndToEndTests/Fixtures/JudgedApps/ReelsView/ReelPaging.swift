import SwiftUI

// Plain reference storage: updating it on every frame must not re-render the feed.
final class ReelTracker {
  var offset: CGFloat = 0
  private(set) var grabOffset: CGFloat = 0
  // The pages on either side of the place where the finger went down
  // (the same page twice when the feed was at rest).
  private(set) var above = 0
  private(set) var below = 0

  func begin(at y: CGFloat, height: CGFloat) {
    guard height > 0 else { return }
    let position = y / height
    let slack: CGFloat = 0.25
    grabOffset = y
    above = Int((position + slack).rounded(.down))
    below = Int((position - slack).rounded(.up))
  }
}

struct ReelPaging: ScrollTargetBehavior {
  let height: CGFloat
  let count: Int
  let tracker: ReelTracker

  private let flick: CGFloat = 200

  init(height: CGFloat, count: Int, tracker: ReelTracker) {
    self.height = height
    self.count = count
    self.tracker = tracker
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard height > 0, count > 0 else { return }

    let moved = tracker.offset - tracker.grabOffset
    let velocity = context.velocity.dy
    let next = tracker.above + 1
    let previous = tracker.below - 1
    var page: Int

    if velocity > flick {
      page = moved >= 0 ? next : tracker.below
    } else if velocity < -flick {
      page = moved <= 0 ? previous : tracker.above
    } else {
      let nearest = Int((target.rect.minY / height).rounded())
      page = min(max(nearest, previous), next)
    }

    page = min(max(page, 0), count - 1)
    target.rect.origin.y = CGFloat(page) * height
  }
}
