// options: --guess
// code: 65
// says: --guess knows no value for what stands as … in what makes Rows; write it after the file
// says: Rows(step: 390, source: …)
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  let source: any RowSource

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

protocol RowSource {}
