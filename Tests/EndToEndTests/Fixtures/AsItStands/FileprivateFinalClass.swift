// options: --item-length 120
// rests: 500
import SwiftUI

fileprivate final class Shared: ScrollTargetBehavior {
  private var last: CGFloat = 0
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    last = target.rect.minX
    target.rect.origin.x = (last / 100).rounded(.down) * 100
  }
}
