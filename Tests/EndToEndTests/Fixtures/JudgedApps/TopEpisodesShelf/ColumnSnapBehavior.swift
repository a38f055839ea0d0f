import SwiftUI

struct ColumnSnapBehavior: ScrollTargetBehavior {
  let columns: Int
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.width - context.containerSize.width
    guard reach > 0, columns > 0 else { return }

    let proposed = target.rect.origin.x
    let stops = (0..<columns).map { min(CGFloat($0) * step, reach) }
    if let best = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.x = best
    }
  }
}

extension ScrollTargetBehavior where Self == ColumnSnapBehavior {
  static func columns(_ count: Int, width: CGFloat, spacing: CGFloat) -> Self {
    ColumnSnapBehavior(columns: count, step: width + spacing)
  }
}
