// code: 65
// says: pitch: CGFloat, what `offset` is divided by: points
// says: limit: CGFloat, compared with `context.velocity.dx`: points per second
// says: share: Double, multiplied with `context.containerSize.width`: factor
// says: S(pitch: ‹points›, limit: ‹points per second›, count: ‹whole number›, share: ‹factor›, isOn: ‹true or false›, mode: ‹S.Mode.near or S.Mode.far›)
import SwiftUI
struct S: ScrollTargetBehavior {
  enum Mode { case near, far }
  let pitch: CGFloat
  let limit: CGFloat
  let count: Int
  let share: Double
  let isOn: Bool
  let mode: Mode
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let offset = target.rect.minX
    if context.velocity.dx > limit, isOn { return }
    let page = (offset / pitch).rounded()
    target.rect.origin.x = min(page, CGFloat(count)) * pitch + context.containerSize.width * share
  }
}
