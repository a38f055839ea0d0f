// code: 65
// says: choose one: --behavior './AskedBool.swift:S(isOn: true)' or --behavior './AskedBool.swift:S(isOn: false)'
import SwiftUI
struct S: ScrollTargetBehavior {
  let isOn: Bool
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if isOn { target.rect.origin.x = 0 }
  }
}
