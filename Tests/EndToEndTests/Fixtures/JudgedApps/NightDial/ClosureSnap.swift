import SwiftUI

// A behavior made of one function: reach and proposal in, resting offset out.
struct ClosureSnap: ScrollTargetBehavior {
  typealias Rule = (_ proposed: CGFloat, _ reach: CGFloat) -> CGFloat

  let axis: Axis
  let rule: Rule

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch axis {
    case .horizontal:
      let reach = max(0, context.contentSize.width - context.containerSize.width)
      target.rect.origin.x = min(max(rule(target.rect.minX, reach), 0), reach)
    case .vertical:
      let reach = max(0, context.contentSize.height - context.containerSize.height)
      target.rect.origin.y = min(max(rule(target.rect.minY, reach), 0), reach)
    }
  }
}

extension ScrollTargetBehavior where Self == ClosureSnap {
  static func ticks(every step: CGFloat) -> ClosureSnap {
    ClosureSnap(axis: .horizontal) { proposed, _ in
      (proposed / step).rounded() * step
    }
  }
}
