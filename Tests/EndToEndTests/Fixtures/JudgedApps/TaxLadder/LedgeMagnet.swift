import SwiftUI

// Pulls the scroll to a ledge when it comes to rest near one, and otherwise leaves it alone,
// so that a card longer than the screen can be read in the middle.
struct LedgeMagnet<Ledges: RandomAccessCollection>: ScrollTargetBehavior where Ledges.Element == CGFloat {
  var ledges: Ledges
  var pull: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.height - context.containerSize.height)
    let y = min(max(target.rect.minY, 0), end)
    let candidates = ledges.filter { $0 < end } + [end]

    guard let nearest = candidates.min(by: { abs($0 - y) < abs($1 - y) }) else { return }
    target.rect.origin.y = abs(nearest - y) <= pull ? nearest : y
  }
}

extension ScrollTargetBehavior where Self == LedgeMagnet<[CGFloat]> {
  static func ledges(_ ledges: [CGFloat], pull: CGFloat = 60) -> Self {
    LedgeMagnet(ledges: ledges, pull: pull)
  }
}
