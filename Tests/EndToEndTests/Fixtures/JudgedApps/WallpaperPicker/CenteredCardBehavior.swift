import SwiftUI

enum CarouselLayout {
  static let inset: CGFloat = 24
  static let spacing: CGFloat = 12

  static func cardWidth(in width: CGFloat) -> CGFloat {
    max(0, width - inset * 2)
  }
}

/// Brings the card closest to the middle of the screen to rest there.
struct CenteredCardBehavior: ScrollTargetBehavior {
  let cardWidth: CGFloat
  let spacing: CGFloat
  let count: Int

  private func center(of index: Int) -> CGFloat {
    CGFloat(index) * (cardWidth + spacing) + cardWidth / 2
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let middle = target.rect.midX
    let nearest = (0..<count)
      .map(center(of:))
      .min { abs($0 - middle) < abs($1 - middle) }

    guard let nearest else { return }
    target.rect.origin.x = nearest - context.containerSize.width / 2
  }
}
