import SwiftUI

enum ProfileMetrics {
  static let expandedHeight: CGFloat = 280
  static let collapsedHeight: CGFloat = 96
  static let rowHeight: CGFloat = 88

  static var collapseDistance: CGFloat {
    expandedHeight - collapsedHeight
  }
}

/// Keeps the header from coming to rest half open.
struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard context.axes.contains(.vertical) else { return }

    switch target.rect.minY {
    case ..<0:
      break
    case ..<(height / 2):
      target.rect.origin.y = 0
    case ..<height:
      target.rect.origin.y = height
    default:
      break
    }
  }
}
