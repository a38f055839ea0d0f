import SwiftUI

struct WeekPagingBehavior: ScrollTargetBehavior {
  private enum Direction {
    case forward, backward, settled
  }

  let weekCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageWidth = context.containerSize.width
    guard pageWidth > 0, weekCount > 0 else { return }

    let position = target.rect.minX / pageWidth
    let start = (context.originalTarget.rect.minX / pageWidth).rounded()

    let page: CGFloat
    switch direction(for: context.velocity.dx) {
    case .forward:
      page = min(position.rounded(.up), start + 1)
    case .backward:
      page = max(position.rounded(.down), start - 1)
    case .settled:
      page = position.rounded()
    }

    let lastPage = CGFloat(weekCount - 1)
    target.rect.origin.x = min(max(page, 0), lastPage) * pageWidth
  }

  private func direction(for velocity: CGFloat) -> Direction {
    if velocity > 0 { return .forward }
    if velocity < 0 { return .backward }
    return .settled
  }
}
