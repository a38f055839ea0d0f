import SwiftUI

// Turns the calendar one week per swipe, in the direction of the swipe.
struct WeekTurn: ScrollTargetBehavior {
  let count: Int
  private static let slop: CGFloat = 60

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0, count > 0 else { return }

    let origin = context.originalTarget.rect.minX
    guard let step = Self.step(for: target.rect.minX - origin) else { return }

    let week = Int((origin / width).rounded()) + step
    target.rect.origin.x = CGFloat(min(max(week, 0), count - 1)) * width
  }

  private static func step(for distance: CGFloat) -> Int? {
    switch distance {
    case slop...: 1
    case ...(-slop): -1
    default: nil
    }
  }
}
