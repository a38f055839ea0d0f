import SwiftUI

struct StepScrollBehavior: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bottom = max(0, context.contentSize.height - context.containerSize.height)
    let y = min(max(target.rect.minY, 0), bottom)

    let nearest = min((y / pitch).rounded() * pitch, bottom)
    if bottom - y < abs(nearest - y) {
      target.rect.origin.y = bottom
    } else {
      target.rect.origin.y = nearest
    }
  }
}

extension ScrollTargetBehavior where Self == StepScrollBehavior {
  static func step(every pitch: CGFloat) -> StepScrollBehavior {
    StepScrollBehavior(pitch: pitch)
  }
}
