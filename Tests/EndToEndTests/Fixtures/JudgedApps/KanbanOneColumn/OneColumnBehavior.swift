import SwiftUI

// Moves the board by a single column per swipe.
struct OneColumnBehavior: ScrollTargetBehavior {
  let stride: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(0, context.contentSize.width - context.containerSize.width)
    let stops = (0..<count).map { min(CGFloat($0) * stride, reach) }
    guard let first = stops.first, let last = stops.last else { return }

    let start = context.originalTarget.rect.minX
    let landing = target.rect.minX

    let previous = stops.last { $0 < start - 1 } ?? first
    let next = stops.first { $0 > start + 1 } ?? last
    let current = nearest(to: start, in: stops) ?? start

    target.rect.origin.x = nearest(to: landing, in: [previous, current, next]) ?? landing
  }

  private func nearest(to x: CGFloat, in stops: [CGFloat]) -> CGFloat? {
    stops.min { abs($0 - x) < abs($1 - x) }
  }
}
