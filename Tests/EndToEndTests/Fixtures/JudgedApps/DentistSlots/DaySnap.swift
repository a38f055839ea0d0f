import SwiftUI

/// Moves the day rail by whole cards, at most `reach` cards per gesture.
struct DaySnap: ScrollTargetBehavior {
  var cardWidth: CGFloat
  var spacing: CGFloat
  var count: Int
  var reach = 2

  private var step: CGFloat { cardWidth + spacing }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let origin = context.originalTarget.rect.minX
    let from = Int(origin / step + 0.5)

    var cards = Int((target.rect.minX - origin) / step + 0.5)
    cards = min(max(cards, -reach), reach)

    let index = min(max(from + cards, 0), count - 1)
    target.rect.origin.x = CGFloat(index) * step
  }
}
