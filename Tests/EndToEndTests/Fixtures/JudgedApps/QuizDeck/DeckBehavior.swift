import SwiftUI

enum Deck {
  static let card: CGFloat = 256
  static let gap: CGFloat = 16
  static let peek: CGFloat = 48
}

struct DeckBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let start = (context.originalTarget.rect.minY / pitch).rounded()
    let moved = target.rect.minY - context.originalTarget.rect.minY

    var index = (target.rect.minY / pitch).rounded()
    if index == start, abs(moved) > pitch * 0.15 {
      index += moved > 0 ? 1 : -1
    }
    index = min(max(index, 0), CGFloat(count - 1))
    target.rect.origin.y = index * pitch
  }
}
