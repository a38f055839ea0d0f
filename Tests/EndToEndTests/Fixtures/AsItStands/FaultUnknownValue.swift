// code: 65
// says: none of the files declares Theme, nor does snapsim
// says: --behavior './FaultUnknownValue.swift+./Theme.swift'
// says not: enum Theme
import SwiftUI

struct Rows: ScrollTargetBehavior {

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = Theme.row
  }
}
