import SwiftUI

// Wraps another behavior and keeps a single gesture from travelling
// further than one screenful of content.
struct ScreenfulLimit<Base: ScrollTargetBehavior>: ScrollTargetBehavior {
  let base: Base

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)

    let start = context.originalTarget.rect.minX
    let screenful = context.containerSize.width
    target.rect.origin.x = min(max(target.rect.minX, start - screenful), start + screenful)
  }
}

extension ScrollTargetBehavior {
  func limitedToScreenful() -> ScreenfulLimit<Self> {
    ScreenfulLimit(base: self)
  }
}
