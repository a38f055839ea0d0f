import SwiftUI

struct OffsetSnapBehavior: ScrollTargetBehavior {
  typealias Resolver = (_ proposed: CGFloat, _ maxOffset: CGFloat) -> CGFloat

  let axis: Axis
  let resolve: Resolver

  init(_ axis: Axis, resolve: @escaping Resolver) {
    self.axis = axis
    self.resolve = resolve
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    switch axis {
    case .horizontal:
      let maxOffset = context.contentSize.width - context.containerSize.width
      guard maxOffset > 0 else { return }
      target.rect.origin.x = resolve(target.rect.minX, maxOffset)
    case .vertical:
      let maxOffset = context.contentSize.height - context.containerSize.height
      guard maxOffset > 0 else { return }
      target.rect.origin.y = resolve(target.rect.minY, maxOffset)
    }
  }
}
