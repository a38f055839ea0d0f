// rests: 50
// says: onSettle does nothing
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  let onSettle: (Int) -> Void

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = step
    onSettle(3)
  }
}

struct Feed: View {
  @State private var page = 4

  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: 50, onSettle: { page = $0 }))
  }
}
