// rests: 96
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let bars = context.verticalScrollIndicatorVisibility == .automatic
    let controls = context.controlSize == .regular && context.legibilityWeight != .bold
    target.rect.origin.x = bars && controls && !context.isPresented && context.lineSpacing == 0 ? 96 : 0
  }
}
