// code: 65
// says: Rows(step: 300, gap: ‹number›)
import DesignSystem
import SwiftUI

struct Rows: ScrollTargetBehavior {
  let step: CGFloat
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  @Bindable var store: StoreOf<Other>
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: 300, gap: DS.Spacing.medium))
  }
}
