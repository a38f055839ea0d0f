import SwiftUI

enum HeroMetrics {
  static let height: CGFloat = 240
  static let barHeight: CGFloat = 52
  // How far the content scrolls until only the bar is left of the hero.
  static let travel = height - barHeight
}

struct HeroCollapse: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let travel = HeroMetrics.travel
    let maximum = context.contentSize.height - context.containerSize.height
    guard maximum >= travel else { return }
    guard (0..<travel).contains(target.rect.minY) else { return }

    let collapses: Bool
    if abs(context.velocity.dy) > 25 {
      collapses = context.velocity.dy > 0
    } else {
      collapses = target.rect.minY >= travel / 2
    }
    target.rect.origin.y = collapses ? travel : 0
  }
}

extension View {
  func collapsingHero(progress: Binding<CGFloat>) -> some View {
    scrollTargetBehavior(HeroCollapse())
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        let offset = geometry.contentOffset.y + geometry.contentInsets.top
        return min(max(offset / HeroMetrics.travel, 0), 1)
      } action: { _, new in
        progress.wrappedValue = new
      }
  }
}
