// expression: Cards(stp: 100)
// code: 65
// says: --behavior './FaultLabel.swift:Cards(stp: 100)': error: incorrect argument label in call
import SwiftUI

struct Cards: ScrollTargetBehavior {
  var step: CGFloat = 100

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = step
  }
}
