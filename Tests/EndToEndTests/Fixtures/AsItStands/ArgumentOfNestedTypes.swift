// rests: 560
// says: Rows(step: width + M.gap), as here
import SwiftUI
struct Rows: ScrollTargetBehavior {
  let step: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / step).rounded() * step
  }
}

struct Feed: View {
  private enum Metrics { static let card: CGFloat = 70; static let gap: CGFloat = 10 }
  private typealias M = Metrics
  typealias Length = CGFloat
  let width: Length = M.card
  var body: some View { ScrollView(.horizontal) {}.scrollTargetBehavior(Rows(step: width + M.gap)) }
}
