// rests: 36
import Charts
import SwiftUI
struct Bars: ChartScrollTargetBehavior {
  let bar: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = bar
  }
}

struct Days: View {
  var body: some View { Chart {}.chartScrollTargetBehavior(Bars(bar: 36)) }
}
