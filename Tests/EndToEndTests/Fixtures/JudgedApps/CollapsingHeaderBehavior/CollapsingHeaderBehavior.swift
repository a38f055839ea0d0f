import SwiftUI

// Never leaves the header half folded. A flick decides by its direction, a drag by the nearer rest.
struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  var distance: CGFloat = HeaderMetrics.distance
  var flick: CGFloat = 200

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < distance else { return }

    switch context.velocity.dy {
    case flick...:
      target.rect.origin.y = distance
    case ...(-flick):
      target.rect.origin.y = 0
    default:
      target.rect.origin.y = y > distance / 2 ? distance : 0
    }
  }
}

extension ScrollTargetBehavior where Self == CollapsingHeaderBehavior {
  static var collapsingHeader: Self { .init() }
}
