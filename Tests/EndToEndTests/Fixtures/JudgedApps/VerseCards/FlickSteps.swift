import SwiftUI

/// Carries a flick over a few whole cards, never more than `maxSteps`.
struct FlickSteps: ScrollTargetBehavior {
  var pitch: CGFloat
  var maxSteps: Int = 3

  /// Seconds that a flick goes on for at the normal deceleration rate.
  private static let carry: CGFloat = 0.5

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let from = (context.originalTarget.rect.minY / pitch).rounded()
    let carried = (context.velocity.dy * Self.carry / pitch).rounded()
    let steps = carried.limited(to: maxSteps)
    target.rect.origin.y = max(0, (from + steps) * pitch)
  }
}

private extension CGFloat {
  func limited(to steps: Int) -> CGFloat {
    Swift.min(Swift.max(self, -CGFloat(steps)), CGFloat(steps))
  }
}

extension ScrollTargetBehavior where Self == FlickSteps {
  static func flickSteps(_ pitch: CGFloat, max: Int = 3) -> FlickSteps {
    FlickSteps(pitch: pitch, maxSteps: max)
  }
}
