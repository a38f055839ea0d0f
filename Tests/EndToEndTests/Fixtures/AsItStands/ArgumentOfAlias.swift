// rests: 600
import SwiftUI
struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}
struct Feed<C: View>: View {
  typealias M = Sizes
  struct Inner { var w: CGFloat = 30 }
  let inner = Inner()
  var body: some View { ScrollView(.horizontal) {}.scrollTargetBehavior(Rows(step: M.row + inner.w)) }
}
enum Sizes { static let row: CGFloat = 20 }
