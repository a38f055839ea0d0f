import SwiftUI

enum ShelfStyle {
  static let spacing: CGFloat = 14
  static let cover = CGSize(width: 150, height: 225)
  static let largeCover = CGSize(width: 220, height: 330)

  static func cover(for sizeClass: UserInterfaceSizeClass?) -> CGSize {
    sizeClass == .regular ? largeCover : cover
  }
}

struct ShelfSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = ShelfStyle.cover.width + ShelfStyle.spacing
    let last = max(0, context.contentSize.width - context.containerSize.width)
    // leave the very end alone
    if target.rect.minX >= last - pitch / 2 {
      target.rect.origin.x = last
      return
    }
    target.rect.origin.x = max(0, (target.rect.minX / pitch).rounded() * pitch)
  }
}
