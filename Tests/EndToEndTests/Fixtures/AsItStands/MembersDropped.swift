// rests: 77
import SwiftUI

struct Rows: ScrollTargetBehavior {
  static func preset(_ theme: Theme) -> Rows { Rows() }

  init() {}

  init?(parsing text: Grammar) { return nil }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 77
  }
}
