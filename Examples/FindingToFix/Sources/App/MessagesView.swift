import SwiftUI

struct MessagesView: View {
  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<40) { Text("Message \($0)").frame(height: 56) }
      }
    }
    .scrollTargetBehavior(Rows(height: 56))
  }
}
