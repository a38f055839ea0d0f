import SwiftUI

struct SnapBehavior: ScrollTargetBehavior {
  let stride: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard stride > 0 else { return }
    let index = (target.rect.minX / stride).rounded()
    target.rect.origin.x = max(0, index) * stride
  }
}

extension ScrollTargetBehavior where Self == SnapBehavior {
  // Rests on the leading edge of the nearest item.
  static func snap(every width: CGFloat, spacing: CGFloat = 12) -> SnapBehavior {
    SnapBehavior(stride: width + spacing)
  }
}
