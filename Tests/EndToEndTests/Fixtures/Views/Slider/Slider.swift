import SwiftUI
struct Slider: View {
  let tick: CGFloat = 10
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<90) { _ in Color.red.frame(width: tick) } }.scrollTargetLayout()
    }
    .scrollTargetBehavior(.snap(step: tick))
  }
}
