// expression: Rows(theme: 3)
// code: 65
// says: cannot find type 'Theme' in scope
// says not: extra argument
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  init(theme: Theme) { step = theme.row }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
