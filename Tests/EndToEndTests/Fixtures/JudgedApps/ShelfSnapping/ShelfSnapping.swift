import SwiftUI

enum Shelf {
  static let cardWidth: CGFloat = 200
  static let cardHeight: CGFloat = 264
  static let spacing: CGFloat = 12
  static let inset: CGFloat = 16
}

struct ShelfSnapping: ScrollTargetBehavior {
  var pitch: CGFloat = Shelf.cardWidth + Shelf.spacing

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = context.contentSize.width - context.containerSize.width
    guard limit > 0 else { return }

    let proposed = target.rect.minX
    let stops = stride(from: 0, through: limit, by: pitch)

    if let closest = stops.min(by: { abs($0 - proposed) < abs($1 - proposed) }) {
      target.rect.origin.x = closest
    }
  }
}

extension View {
  func shelfSnapping() -> some View {
    scrollTargetBehavior(ShelfSnapping())
      .scrollIndicators(.hidden)
  }
}
