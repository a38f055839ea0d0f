import SwiftUI

struct Cards: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) { ForEach(0..<9) { _ in Text("Card").frame(width: 240) } }
    }
    .snapsToCards(of: 240)
  }
}
