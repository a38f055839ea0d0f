// rests: 77
// says: left out what the behavior does not need: func preset of Rows (line 6)
import SwiftUI

struct Rows: ScrollTargetBehavior {
  static func preset(_ theme: Theme) -> Rows { Rows() }

  init() {}

  init?(parsing text: Grammar) { return nil }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 77
  }
}
