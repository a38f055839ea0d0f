// code: 65
// says: ./FaultReturn.swift:10:
// says: error: missing return in local function expected to return 'Int'
import SwiftUI

struct Cards: ScrollTargetBehavior {
  var step: CGFloat = 100

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page() -> Int { let next = 1 + Int(step) }
    target.rect.origin.x = CGFloat(page())
  }
}
