// expression: 6
// code: 65
// says: line 6 attaches no behavior; expected one of './LineOfNone.swift:15', './LineOfNone.swift:17', './LineOfNone.swift:19'
import SwiftUI
struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
struct Feed: View {
  @State var isWide = true
  let width: CGFloat = 40
  var body: some View {
    ScrollView(.horizontal) {}.scrollTargetBehavior(Rows(step: width))
    ScrollView(.horizontal) {}
      .scrollTargetBehavior(
        Rows(step: 64))
    ScrollView(.horizontal) {}.scrollTargetBehavior(isWide ? Rows(step: 7) : Rows(step: 8))
  }
}
