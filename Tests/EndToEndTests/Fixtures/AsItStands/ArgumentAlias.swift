// rests: 600
// says not: does nothing
import SwiftUI
struct ClosureBehavior: ScrollTargetBehavior {
  typealias Update = (inout ScrollTarget, ScrollTargetBehaviorContext) -> Void
  let update: Update
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { update(&target, context) }
}
extension View {
  func snapping(every pitch: CGFloat) -> some View {
    scrollTargetBehavior(
      ClosureBehavior { target, context in
        target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
      })
  }
}
struct Demo: View { var body: some View { ScrollView(.horizontal) {}.snapping(every: 75) } }
