import SwiftUI

struct MessagesView: View {
  @State private var first: Int?

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<40) { Text("Message \($0)").frame(height: 56) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $first)
    .scrollTargetBehavior(Rows(height: 56))
  }
}
