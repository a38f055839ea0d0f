// judged: right
// says: warning: long-items:
import SwiftUI

struct WideMemos: View {
  let memos: [String]
  @State private var shown: Int?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(memos.indices, id: \.self) { index in
          Text(memos[index]).frame(width: UIScreen.main.bounds.size.width, height: 300)
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $shown)
    .scrollTargetBehavior(.viewAligned)
  }
}
