import SwiftUI

enum LaneLayout {
  static let spacing: CGFloat = 12
  static let peek: CGFloat = 32
  private static let ideal: CGFloat = 300

  /// As many lanes as fit, and a bit of the next one.
  static func laneWidth(in container: CGFloat) -> CGFloat {
    let count = max(1, (container / ideal).rounded(.down))
    return max(0, (container - (count - 1) * spacing - peek) / count)
  }
}

struct LaneSnap: ScrollTargetBehavior {
  var laneWidth: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard laneWidth > 0 else { return }
    let step = laneWidth + LaneLayout.spacing
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = min(max(target.rect.minX, 0), end)
    let lane = min((x / step).rounded() * step, end)
    target.rect.origin.x = end - x < abs(lane - x) ? end : lane
  }
}
