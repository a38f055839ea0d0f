import SwiftUI

struct TourBehavior: ScrollTargetBehavior {
  let pitch: CGFloat
  let pageCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard pitch > 0, pageCount > 0 else { return }
    let start = (context.originalTarget.rect.minX / pitch).rounded()
    let shift = target.rect.minX / pitch - start
    let step = Self.step(shift: shift, speed: context.velocity.dx)
    let page = min(max(Int(start) + step, 0), pageCount - 1)
    target.rect.origin.x = CGFloat(page) * pitch
  }

  // -1, 0 or 1
  static func step(shift: CGFloat, speed: CGFloat) -> Int {
    let direction = shift < 0 ? -1 : 1
    switch speed * CGFloat(direction) {
    case ..<(-150):
      return 0
    case 150...:
      return abs(shift) >= 0.2 ? direction : 0
    default:
      return abs(shift) >= 0.5 ? direction : 0
    }
  }
}
