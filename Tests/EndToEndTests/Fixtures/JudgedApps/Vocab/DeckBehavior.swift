import SwiftUI

struct DeckTuning {
  // How much speed (pt/s) one card costs. Harder throws go further through the deck.
  var speedPerCard: CGFloat = 500
  /// Never more than this many cards in one go.
  var ceiling = 4
}

struct DeckBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int
  var tuning = DeckTuning()

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let start = card(at: context.originalTarget)
    let proposed = card(at: target)
    let reach = min(Int(abs(context.velocity.dx) / tuning.speedPerCard), tuning.ceiling)

    let landing = proposed.clamped(to: (start - reach)...(start + reach))
    target.rect.origin.x = CGFloat(landing) * pitch
  }

  private func card(at target: ScrollTarget) -> Int {
    Int((target.rect.minX / pitch).rounded()).clamped(to: 0...max(count - 1, 0))
  }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
