// code: 65
// says: does not conform to protocol 'ScrollTargetBehavior'
// says: note: candidate has non-matching type
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: ScrollTarget, context: TargetContext) {
    _ = target
  }
}
