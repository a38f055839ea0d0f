// expression: Rows(stp: 3)
// code: 65
// says: expected such as './FaultRepeated.swift:Rows(step: ‹points›)'
import SwiftUI
struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
