import SwiftUI

/// Turns cards.
private struct Turning: ScrollTargetBehavior {
  var step: CGFloat = 40
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.origin.x / step).rounded() * step
  }
}

struct Cards: View {
  private let gap: CGFloat = 16
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gap) {
        ForEach(0..<10) { _ in Color.red.frame(width: 300, height: 200) }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(Turning(step: 300))
  }
}
