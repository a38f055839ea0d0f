import SwiftUI

/// Cards that are a little shorter than the screen, and one at a time.
struct Feed: View {
  private let spacing: CGFloat = 12
  @State private var cards = Array(0..<9)

  var body: some View {
    GeometryReader { screen in
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(cards, id: \.self) { card in
            Text("Card \(card)").frame(height: screen.size.height * 0.8)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.vertical, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
    }
  }
}
