// code: 65
// says: Rows(step: ‹points›, source: ‹any RowSource›)'
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  let source: any RowSource

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

protocol RowSource {}
