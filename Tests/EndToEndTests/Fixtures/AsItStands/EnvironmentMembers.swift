// options: --item-length 120
// rests: 0.3333
import SwiftUI

struct Careful: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard !context.accessibilityReduceMotion, context.dynamicTypeSize < .accessibility1 else { return }
    let scale = context.displayScale
    var x = (target.rect.minX * scale).rounded() / scale
    if context.layoutDirection == .rightToLeft { x = -x }
    if context.horizontalSizeClass == .regular || context.verticalSizeClass == .some(.compact) { x = 0 }
    if context.locale.identifier.isEmpty || context.colorScheme == .dark { x = 1 }
    target.rect.origin.x = x + context.pixelLength
  }
}
