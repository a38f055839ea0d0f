// code: 65
// says: Rows has updateTarget, but does not conform to ScrollTargetBehavior
import SwiftUI

struct Rows {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 1
  }
}
