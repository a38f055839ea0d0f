// judged: unequal-pages
// says: --content-margins 10
import SwiftUI

/// Books as wide as the shelf turns out to be within its margins, which pages turn past.
struct Shelf: View {
  @State private var width: CGFloat = 0

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<6) { book in Text("Book \(book)").frame(width: width) }
      }
    }
    .contentMargins(.horizontal, 10)
    .scrollTargetBehavior(.paging)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width - 20
    } action: {
      width = $0
    }
  }
}
