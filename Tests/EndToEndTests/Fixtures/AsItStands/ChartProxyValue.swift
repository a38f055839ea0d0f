// options: --content-length 3000
// rests: 600
// silent
import Charts
import SwiftUI
struct Bars: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let value = context.chartProxy.value(atX: target.rect.minX, as: Double.self) ?? 0
    target.rect.origin.x = (value / 30).rounded() * 30
  }
}
