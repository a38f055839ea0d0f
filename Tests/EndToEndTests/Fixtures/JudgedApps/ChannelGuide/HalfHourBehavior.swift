import SwiftUI

struct HalfHourBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let last = context.contentSize.width - context.containerSize.width
    guard last > 0 else { return }

    let x = target.rect.minX
    let before = (x / Guide.slotWidth).rounded(.down) * Guide.slotWidth
    let stops = [before, before + Guide.slotWidth, last].filter { $0 <= last }
    target.rect.origin.x = stops.min { abs($0 - x) < abs($1 - x) } ?? x
  }
}

extension ScrollTargetBehavior where Self == HalfHourBehavior {
  static var halfHours: HalfHourBehavior { .init() }
}
