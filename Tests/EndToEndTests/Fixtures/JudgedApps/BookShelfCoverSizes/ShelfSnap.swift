import SwiftUI

// Brings the leading edge of a cover to the shelf's inset, and lets the shelf run to its very end.
struct ShelfSnap: ScrollTargetBehavior {
  let coverWidth: CGFloat
  let gap: CGFloat

  private var stride: CGFloat { coverWidth + gap }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let proposed = min(max(target.rect.minX, 0), end)
    let cover = (proposed / stride).rounded() * stride

    if cover > end || end - proposed < abs(cover - proposed) {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = cover
    }
  }
}

extension ScrollTargetBehavior where Self == ShelfSnap {
  static func shelf(_ size: CoverSize) -> ShelfSnap {
    ShelfSnap(coverWidth: size.width, gap: size.gap)
  }
}
