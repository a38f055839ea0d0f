import SwiftUI

enum ShelfMetrics {
  static let spacing: CGFloat = 12
  static let padding: CGFloat = 16

  static func fraction(wide: Bool) -> CGFloat {
    wide ? 0.45 : 0.8
  }
}

// Brings a card's leading edge to the shelf's padding.
struct CourseShelfBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.width - context.containerSize.width
    guard reach > 0, target.rect.minX < reach else { return }

    let wide = context.horizontalSizeClass == .regular
    let card = context.containerSize.width * ShelfMetrics.fraction(wide: wide)
    let stride = card + ShelfMetrics.spacing

    let index = (target.rect.minX / stride).rounded()
    target.rect.origin.x = min(max(index * stride, 0), reach)
  }
}

extension ScrollTargetBehavior where Self == CourseShelfBehavior {
  static var courseShelf: CourseShelfBehavior { .init() }
}
