import SwiftUI

/// Something that knows where along its length a scroll view may come to rest.
protocol StopProviding {
  var stops: [CGFloat] { get }
}

/// Rests at the nearest stop, or at the end of the content.
struct StopSnapping<Provider: StopProviding>: ScrollTargetBehavior {
  let provider: Provider

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    let candidates = provider.stops.filter { $0 < limit } + [limit]
    let proposed = target.rect.minX
    guard let nearest = candidates.min(by: { abs($0 - proposed) < abs($1 - proposed) }) else { return }
    target.rect.origin.x = nearest
  }
}

extension ScrollTargetBehavior {
  static func stops<P: StopProviding>(of provider: P) -> Self where Self == StopSnapping<P> {
    StopSnapping(provider: provider)
  }
}
