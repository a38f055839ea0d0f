// rests: 585
// says: the behavior is S { x in let pages = (x / pitch).rounded(); return pages * pitch }, as here
import SwiftUI
struct S: ScrollTargetBehavior {
  let snap: (CGFloat) -> CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = snap(target.rect.minX)
  }
}
struct Feed: View {
  let pitch: CGFloat = 45
  var body: some View {
    ScrollView(.horizontal) {}.scrollTargetBehavior(
      S { x in
        let pages = (x / pitch).rounded()  // told
        return pages * pitch
      })
  }
}
