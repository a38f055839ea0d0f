import SwiftUI

protocol ShelfMetrics {
  static var itemLength: CGFloat { get }
  static var gap: CGFloat { get }
}

extension ShelfMetrics {
  static var stride: CGFloat { itemLength + gap }
}

/// Comes to rest with a sleeve at the leading edge of the shelf.
struct ShelfBehavior<Metrics: ShelfMetrics>: ScrollTargetBehavior {
  struct Configuration {
    /// Above this speed (pt/s) a swipe always moves on by one sleeve at least.
    var swipe: CGFloat = 350
    var maximumAdvance: Int = .max
  }

  var configuration = Configuration()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let overflow = context.contentSize.width - context.containerSize.width
    guard overflow > 0 else { return }

    let last = Int(overflow / Metrics.stride)
    let from = index(at: context.originalTarget.rect.minX)
    var to = index(at: target.rect.minX)

    if to == from, abs(context.velocity.dx) > configuration.swipe {
      to += context.velocity.dx > 0 ? 1 : -1
    }
    if configuration.maximumAdvance < .max {
      to = min(max(to, from - configuration.maximumAdvance), from + configuration.maximumAdvance)
    }
    target.rect.origin.x = CGFloat(min(max(to, 0), last)) * Metrics.stride
  }

  private func index(at x: CGFloat) -> Int {
    Int((x / Metrics.stride).rounded())
  }
}
