import SwiftUI

struct LaterOnMain: ScrollTargetBehavior {
  var onSettle: (CGFloat) -> Void = { _ in }
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let offset = (target.rect.minX / 100).rounded() * 100
    target.rect.origin.x = offset
    DispatchQueue.main.async { onSettle(offset) }
  }
}
