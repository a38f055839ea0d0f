// code: 65
// says: Rows(step: 12, count: ‹whole number›)
import SwiftUI

@Observable final class Model {
  var values: [Double] = []
  let tick: CGFloat = 12
}

struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  @State private var model = Model()
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: model.tick, count: model.values.count))
  }
}
