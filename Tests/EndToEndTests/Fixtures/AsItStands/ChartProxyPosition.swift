// options: --content-length 3000
// rests: 588
// silent
import Charts
import SwiftUI
struct Bars: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let day = context.chartProxy.value(atX: target.rect.minX, as: Int.self) ?? 0
    target.rect.origin.x = context.chartProxy.position(forX: day - day % 7) ?? 0
  }
}
