// rests: 100
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect = target.rect.applying(CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 1, y: 1))
    target.rect.origin.x = CGPoint(x: 5, y: 0).applying(CGAffineTransform(scaleX: 20, y: 1)).x
  }
}
