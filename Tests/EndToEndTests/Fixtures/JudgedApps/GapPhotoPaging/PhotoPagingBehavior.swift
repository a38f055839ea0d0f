import SwiftUI

enum GalleryLayout {
  static let gap: CGFloat = 16
}

/// Moves through full-width photos that are separated by a gap, one photo per swipe.
struct PhotoPagingBehavior: ScrollTargetBehavior {
  let count: Int
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageStride = context.containerSize.width + gap
    guard context.containerSize.width > 0, count > 0 else { return }

    let startPage = Int((context.originalTarget.rect.minX / pageStride).rounded())
    let step = context.velocity.dx < 0 ? -1 : 1
    let page = clamp(startPage + step)

    target.rect.origin.x = CGFloat(page) * pageStride
  }

  private func clamp(_ page: Int) -> Int {
    min(max(page, 0), count - 1)
  }
}

extension ScrollTargetBehavior where Self == PhotoPagingBehavior {
  static func photoPaging(count: Int, gap: CGFloat) -> PhotoPagingBehavior {
    PhotoPagingBehavior(count: count, gap: gap)
  }
}
