// options: --content-length 3000
// rests: 300
import Charts
import SwiftUI
struct Bars: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = context.chartProxy.plotSize.width / 10
  }
}
