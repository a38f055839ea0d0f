// options: --content-length 3000
// rests: 600
import Charts
import SwiftUI
struct Bars: ChartScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    ValueAlignedChartScrollTargetBehavior(unit: 40, majorAlignment: .page).updateTarget(
      &target, context: context)
  }
}
