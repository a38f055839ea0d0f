import SwiftUI

enum HeaderMetrics {
  static let expanded: CGFloat = 200
  static let compact: CGFloat = 72
  static let toolbar: CGFloat = 48
  static let actions: CGFloat = 64
  static let row: CGFloat = 60

  static var travel: CGFloat { expanded - compact }
}

/// The header is either open or closed when the list stands still.
struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < HeaderMetrics.travel else { return }
    target.rect.origin.y = y < HeaderMetrics.travel / 2 ? 0 : HeaderMetrics.travel
  }
}
