import SwiftUI

// Keeps a whole channel row right under the time bar when the guide comes to rest.
struct GuideRowBehavior: ScrollTargetBehavior {
  let rowHeight: CGFloat
  let timeBarHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard y > 0, y < end else { return }

    // The rows begin after the time bar.
    let row = ((y - timeBarHeight) / rowHeight).rounded()
    target.rect.origin.y = max(timeBarHeight + row * rowHeight, 0)
  }
}
