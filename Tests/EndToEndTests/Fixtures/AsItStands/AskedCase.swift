// code: 65
// says: choose one: --behavior './AskedCase.swift:Mode.narrow' or --behavior './AskedCase.swift:Mode.wide'
import SwiftUI
enum Mode: ScrollTargetBehavior {
  case narrow, wide
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = self == .wide ? 300 : 30
  }
}
