import SwiftUI

struct DaySnap: ScrollTargetBehavior {
  let step: CGFloat
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.y = (target.rect.minY / step).rounded() * step
  }
}

struct Days: View {
  private let hour: CGFloat = 60
  var body: some View {
    ScrollView {
      VStack(spacing: 0) { ForEach(0..<24) { Text("\($0)").frame(height: hour) } }.scrollTargetLayout()
    }
    .scrollTargetBehavior(DaySnap(step: hour))
  }
}
