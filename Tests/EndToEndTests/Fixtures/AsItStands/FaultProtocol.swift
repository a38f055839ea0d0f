// code: 65
// says: Rows conforms to ScrolTargetBehavior; did you mean ScrollTargetBehavior?
import SwiftUI

struct Rows: ScrolTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 1
  }
}
