// rests: 600
// says: the behavior is Rows(step: 50)
// says: others are './ArgumentsDiffer.swift:24'
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: 50))
  }
}

struct Wide: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: 64))
  }
}
