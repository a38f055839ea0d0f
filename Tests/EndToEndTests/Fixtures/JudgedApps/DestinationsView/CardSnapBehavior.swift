import SwiftUI

struct CardSnapBehavior: ScrollTargetBehavior {
  let spacing: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let stride = context.containerSize.width + spacing
    guard stride > 0, count > 0 else { return }

    let index = Int(target.rect.minX / stride)
    let clamped = min(max(index, 0), count - 1)
    target.rect.origin.x = CGFloat(clamped) * stride
  }
}

extension ScrollTargetBehavior where Self == CardSnapBehavior {
  static func cardSnap(spacing: CGFloat, count: Int) -> CardSnapBehavior {
    CardSnapBehavior(spacing: spacing, count: count)
  }
}
