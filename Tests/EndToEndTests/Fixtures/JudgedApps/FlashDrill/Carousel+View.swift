import SwiftUI

extension View {
  /// Leaves room at both sides so that a card sits in the middle of the screen.
  func carouselInsets(card: CGFloat, in width: CGFloat) -> some View {
    padding(.horizontal, max(0, (width - card) / 2))
  }

  func carouselFocus() -> some View {
    scrollTransition(.interactive, axis: .horizontal) { view, phase in
      view
        .scaleEffect(phase.isIdentity ? 1 : 0.9)
        .opacity(phase.isIdentity ? 1 : 0.6)
    }
  }
}
