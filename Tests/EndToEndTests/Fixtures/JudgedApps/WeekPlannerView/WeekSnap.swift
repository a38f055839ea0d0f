import SwiftUI

// 천천히 끌면 가까운 날, 가볍게 튕기면 다음 날,
// 세게 튕기면 그 방향의 월요일에서 멈춘다.
struct WeekSnap: ScrollTargetBehavior {
  let dayWidth: CGFloat
  private let lightFlick: CGFloat = 80
  private let strongFlick: CGFloat = 600

  init(dayWidth: CGFloat) {
    self.dayWidth = dayWidth
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard dayWidth > 0 else { return }
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let speed = context.velocity.dx

    // 마지막 주는 끝까지 붙인다
    func snap(_ unit: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
      min(max((target.rect.minX / unit).rounded(rule) * unit, 0), end)
    }

    let direction: FloatingPointRoundingRule = speed > 0 ? .up : .down
    if abs(speed) > strongFlick {
      target.rect.origin.x = snap(dayWidth * 7, direction)
    } else if abs(speed) > lightFlick {
      target.rect.origin.x = snap(dayWidth, direction)
    } else {
      target.rect.origin.x = snap(dayWidth, .toNearestOrAwayFromZero)
    }
  }
}
