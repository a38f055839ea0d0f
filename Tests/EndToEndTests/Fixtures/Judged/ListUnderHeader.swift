// judged: right
import SwiftUI

struct HeaderSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y < 84 else { return }
    target.rect.origin.y = y > 40 ? 84 : 0
  }
}

struct Movies: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 14) {
        ForEach(0..<28, id: \.self) { Text("\($0)").frame(height: 170) }
      }
    }
    .scrollTargetBehavior(HeaderSnap())
  }
}
