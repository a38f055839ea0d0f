// expression: Rows(theme: Theme())
// code: 65
// says: cannot find type 'Theme' in scope
// says: +./Theme.swift'
// says not: cannot assign
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let theme: Theme

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = theme.row * 2
    let size: Int = theme.size
  }
}
