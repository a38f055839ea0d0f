// options: --item-length 120
// rests: 585
import Charts
import SwiftUI

struct Bars: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bar = context.containerSize.width / 6
    target.rect.origin.x = (target.rect.minX / bar).rounded() * bar
    if let x = context.chartProxy.position(forX: "none") { target.rect.origin.x = x }
  }
}

extension ChartScrollTargetBehavior where Self == Bars {
  static var bars: Bars { Bars() }
}
