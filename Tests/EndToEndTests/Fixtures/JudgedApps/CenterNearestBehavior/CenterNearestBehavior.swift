import SwiftUI

// Centers the item closest to the middle of the container.
// `frames` are expected in the coordinate space of the scrolled content.
struct CenterNearestBehavior: ScrollTargetBehavior {
  let frames: [CGRect]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(context.contentSize.width - context.containerSize.width, 0)
    let stops = frames.map { frame in
      min(max(frame.midX - context.containerSize.width / 2, 0), reach)
    }
    let proposed = target.rect.minX
    guard let nearest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.x = nearest
  }
}
