// pastes
// rests: 600
// says: as in --behavior './ArgumentOfOthersGuessed.swift:Rows(step: 300, gap: 0)'
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
  let shadow = DS.shadow
  var body: some View {
    ScrollView(.horizontal) { Text("rows") }
      .scrollTargetBehavior(Rows(step: 300, gap: DS.Spacing.medium))
  }
}
