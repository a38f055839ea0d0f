import SwiftUI

enum HeroMetrics {
  static let open: CGFloat = 300
  static let closed: CGFloat = 100
  static let row: CGFloat = 76

  static var travel: CGFloat { open - closed }
}

/// Leaves the hero either open or closed; the list below it scrolls freely.
struct HeroSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < HeroMetrics.travel else { return }
    target.rect.origin.y = y < HeroMetrics.travel / 2 ? 0 : HeroMetrics.travel
  }
}
