import SwiftUI
struct Flat: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) { ForEach(0..<9) { _ in Color.red.frame(width: -4) } }
    }
    .scrollTargetBehavior(.paging)
  }
}
