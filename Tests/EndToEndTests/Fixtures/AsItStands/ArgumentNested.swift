// rests: 66
// says: Feed.Rows(step: 66)
import SwiftUI

struct Feed: View {
  var body: some View {
    ScrollView { Text("rows") }.scrollTargetBehavior(Rows(step: 66))
  }

  private struct Rows: ScrollTargetBehavior {
    let step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = step
    }
  }
}
