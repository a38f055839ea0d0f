// expression: Mode.wide
// options: --item-length 120
// rests: 540
import SwiftUI

enum Mode: CGFloat, ScrollTargetBehavior {
  case narrow = 60
  case wide = 180

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / rawValue).rounded() * rawValue
  }
}
