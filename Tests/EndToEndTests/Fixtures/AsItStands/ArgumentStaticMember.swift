// rests: 595
// says: .rows(every: 85)
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

extension ScrollTargetBehavior where Self == Rows {
  static func rows(every step: CGFloat) -> Rows { Rows(step: step) }
}

struct Feed: View {
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(.rows(every: 85))
  }
}
