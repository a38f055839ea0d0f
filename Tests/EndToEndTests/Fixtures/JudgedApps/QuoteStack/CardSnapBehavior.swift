import SwiftUI

// adapted from an answer on Stack Overflow
struct CardSnapBehavior: ScrollTargetBehavior {
  let axis: Axis
  let length: CGFloat
  let spacing: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = length + spacing
    let offset = axis == .horizontal ? target.rect.minX : target.rect.minY
    let raw = offset / pitch

    let index = context.velocity.dx > 0 ? raw.rounded(.up) : raw.rounded(.down)
    let snapped = max(0, index) * pitch

    if axis == .horizontal {
      target.rect.origin.x = snapped
    } else {
      target.rect.origin.y = snapped
    }
  }
}

extension ScrollTargetBehavior where Self == CardSnapBehavior {
  static func cardSnap(_ axis: Axis, length: CGFloat, spacing: CGFloat = 0) -> CardSnapBehavior {
    CardSnapBehavior(axis: axis, length: length, spacing: spacing)
  }
}
