// judged: right
import SwiftUI

struct MonthSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / 36).rounded() * 36
  }
}

struct MonthWheel: View {
  private let row: CGFloat = 36
  private let shown: CGFloat = 180

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(0..<12, id: \.self) { Text("\($0)").frame(height: row) }
      }
      .padding(.vertical, (shown - row) / 2)
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(MonthSnap())
    .frame(height: shown)
  }
}
