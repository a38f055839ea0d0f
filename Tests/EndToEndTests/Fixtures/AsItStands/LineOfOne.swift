// expression: 18
// rests: 576
// says: LineOfOne.swift:18: the behavior is Rows(step: 64), as here
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
