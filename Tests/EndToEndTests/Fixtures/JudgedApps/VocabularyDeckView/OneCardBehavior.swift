import SwiftUI

/// Moves at most one card per swipe.
struct OneCardBehavior: ScrollTargetBehavior {
  let count: Int
  private let minimumVelocity: CGFloat = 0.2

  init(count: Int) {
    self.count = count
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let start = context.originalTarget.rect.minX
    var page = (start / width).rounded()

    let travel = target.rect.minX - start
    if context.velocity.dx > minimumVelocity, travel > 0 {
      page += 1
    } else if context.velocity.dx < -minimumVelocity, travel < 0 {
      page -= 1
    }

    let lastPage = CGFloat(max(count - 1, 0))
    target.rect.origin.x = min(max(page, 0), lastPage) * width
  }
}

extension ScrollTargetBehavior where Self == OneCardBehavior {
  static func oneCard(count: Int) -> OneCardBehavior {
    OneCardBehavior(count: count)
  }
}
