import SwiftUI

struct StopBehavior<Stops: RandomAccessCollection>: ScrollTargetBehavior where Stops.Element == CGFloat {
  struct Configuration {
    var flick: CGFloat = 250
    /// Stops nearer than this to where the gesture began do not count as a step.
    var slack: CGFloat = 24
  }

  let stops: Stops
  var configuration = Configuration()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else { return }
    let reachable = stops.filter { $0 < end } + [end]

    let start = context.originalTarget.rect.minX
    let speed = context.velocity.dx
    var landing = nearest(to: target.rect.minX, in: reachable)

    let goesOn = (target.rect.minX - start) * speed > 0
    if goesOn, abs(speed) > configuration.flick, abs(landing - start) < configuration.slack {
      landing =
        speed > 0
        ? reachable.first { $0 > start + configuration.slack } ?? end
        : reachable.last { $0 < start - configuration.slack } ?? 0
    }
    target.rect.origin.x = landing
  }

  private func nearest(to x: CGFloat, in stops: [CGFloat]) -> CGFloat {
    stops.min { abs($0 - x) < abs($1 - x) } ?? x
  }
}
