import SwiftUI
import UIKit

enum Metric {
  static let screen = UIScreen.main.bounds.size
  static let pad: CGFloat = 24
  static let tick: CGFloat = 10
  /// Empty run before the first tick and after the last.
  static let rulerInset = (screen.width - 2 * pad) / 2
}

struct TickStop: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    let tick = (target.rect.minX / Metric.tick).rounded()
    target.rect.origin.x = min(max(tick * Metric.tick, 0), end)
  }
}
