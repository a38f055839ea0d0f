import SwiftUI

struct ProfileHeaderBehavior: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard (0..<height).contains(target.rect.minY) else { return }

    switch context.velocity.dy {
    case Metrics.flick...:
      target.rect.origin.y = height
    case ...(-Metrics.flick):
      target.rect.origin.y = 0
    default:
      target.rect.origin.y = target.rect.minY > height / 2 ? height : 0
    }
  }
}

extension ScrollTargetBehavior where Self == ProfileHeaderBehavior {
  static var profileHeader: Self { .init(height: Metrics.header) }
}
