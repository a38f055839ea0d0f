// rests: 584
// pastes: EdgeCorrection()
// says: Corrected(correction: ‹some Correcting›)
import SwiftUI

protocol Correcting {
  func corrected(_ x: CGFloat) -> CGFloat
}

struct EdgeCorrection: Correcting {
  var inset: CGFloat = 16

  func corrected(_ x: CGFloat) -> CGFloat { max(0, x - inset) }
}

struct Corrected<Correction: Correcting>: ScrollTargetBehavior {
  var correction: Correction

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = correction.corrected((target.rect.minX / 100).rounded() * 100)
  }
}
