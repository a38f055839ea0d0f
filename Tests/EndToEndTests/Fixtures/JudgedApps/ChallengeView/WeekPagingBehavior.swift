import SwiftUI

/// Turns one week per swipe, starting from the week under the finger.
struct WeekPagingBehavior: ScrollTargetBehavior {
  var flickDistance: CGFloat = 0.2

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = context.containerSize.width
    guard week > 0 else { return }

    let start = Int((context.originalTarget.rect.minX / week).rounded())
    let destination = clamp(
      start + direction(from: start, to: target.rect.minX / week),
      weeks: Int(context.contentSize.width / week)
    )
    target.rect.origin.x = CGFloat(destination) * week
  }

  private func direction(from start: Int, to position: CGFloat) -> Int {
    let moved = position - CGFloat(start)
    if moved > flickDistance {
      return 1
    } else if moved < -flickDistance {
      return -1
    }
    return 0
  }

  private func clamp(_ index: Int, weeks: Int) -> Int {
    min(max(index, 0), max(weeks - 1, 0))
  }
}
