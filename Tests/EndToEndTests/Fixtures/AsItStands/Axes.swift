// options: --item-length 120
// rests: 600
import SwiftUI

struct Both: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = (target.rect.minX / 200).rounded() * 200
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = (target.rect.minY / 200).rounded() * 200
    }
    if context.axes == [.horizontal, .vertical] { target.rect.origin = .zero }
  }
}
