import SwiftUI

enum CarouselTokens {
  /// How much of a neighbouring card shows, on each side.
  static let peek: CGFloat = 24
  static let spacing: CGFloat = 8
  static let corner: CGFloat = 20
}

struct CarouselStop: ScrollTargetBehavior {
  var peek = CarouselTokens.peek
  var spacing = CarouselTokens.spacing

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pitch = context.containerSize.width - peek + spacing
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let card = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = min(max(card * pitch, 0), end)
  }
}

extension ScrollTargetBehavior where Self == CarouselStop {
  static var carousel: CarouselStop { CarouselStop() }
}
