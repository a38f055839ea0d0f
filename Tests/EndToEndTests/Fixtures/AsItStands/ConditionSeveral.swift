// pastes: 120
// rests: 600
// says: #if canImport(SwiftUI) && canImport(WidgetKit) && os(iOS) is taken as true
#if canImport(SwiftUI) && canImport(WidgetKit) && os(iOS)
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
#endif
