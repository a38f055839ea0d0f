// judged: right
import SwiftUI

private let cell: CGFloat = 58

struct ReelSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / cell).rounded() * cell
  }
}

struct Reel: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<30, id: \.self) { Text("\($0)").frame(height: cell) }
      }
      .padding(.vertical, cell)
    }
    .scrollTargetBehavior(ReelSnap())
    .frame(height: 3 * cell)
  }
}
