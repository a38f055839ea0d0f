// code: 65
// says: given as `{ x in page = 1; return x }`
// says: S(snap: ‹(CGFloat) -> (CGFloat)›)
import SwiftUI
struct S: ScrollTargetBehavior {
  let snap: (CGFloat) -> (CGFloat)
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = snap(target.rect.minX)
  }
}
struct Feed: View {
  @State var page = 0
  var body: some View {
    ScrollView(.horizontal) {}.scrollTargetBehavior(
      S(snap: { x in
        page = 1  // told
        return x
      }))
  }
}
