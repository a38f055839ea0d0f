// rests: 100
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let curve = UnitCurve.easeInOut

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (curve.value(at: 0.5) * 200).rounded()
  }
}
