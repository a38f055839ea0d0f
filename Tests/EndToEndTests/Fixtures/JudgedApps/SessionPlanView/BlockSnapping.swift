import SwiftUI

enum PlanLayout {
  static let panelHeight: CGFloat = 480
  static let pointsPerMinute: CGFloat = 10
  static let minimumRowHeight: CGFloat = 56
  static let spacing: CGFloat = 8
}

/// Rests the plan with the top of a block at the top of the panel.
struct BlockSnapping: ScrollTargetBehavior {
  let blocks: [SessionBlock]

  private var tops: [CGFloat] {
    var top: CGFloat = 0
    return blocks.map { block in
      defer { top += CGFloat(block.minutes) * PlanLayout.pointsPerMinute + PlanLayout.spacing }
      return top
    }
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let tops = self.tops
    let proposed = target.rect.minY

    guard let next = tops.first(where: { $0 >= proposed }) else {
      target.rect.origin.y = tops.last ?? 0
      return
    }
    let previous = tops.last(where: { $0 < proposed }) ?? next
    target.rect.origin.y = next - proposed < proposed - previous ? next : previous
  }
}
