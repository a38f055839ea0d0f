// code: 65
// says: ./FaultTypes.swift:11:28: error: cannot assign value of type 'String' to type
// says: ./FaultTypes.swift:12:5: error: cannot assign to property: 'self' is immutable
// says: ./FaultTypes.swift:14:28: error: value of optional type 'Double?' must be unwrapped
import SwiftUI

struct Cards: ScrollTargetBehavior {
  var step: CGFloat = 100

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = "left"
    step = target.rect.minX
    let first: Double? = 1
    target.rect.origin.x = first
  }
}
