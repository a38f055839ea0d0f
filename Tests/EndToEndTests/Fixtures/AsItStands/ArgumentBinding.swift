// rests: 200
// says: page does nothing, as the view
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  @Binding var page: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    page = Int(target.rect.minX / step)
    target.rect.origin.x = CGFloat(page) * step
  }
}

struct Feed: View {
  @State private var page = 4

  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: 50, page: $page))
  }
}
