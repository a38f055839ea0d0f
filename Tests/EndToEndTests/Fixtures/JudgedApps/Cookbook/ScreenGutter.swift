import SwiftUI

enum Gutter {
  static let compact: CGFloat = 16
  static let regular: CGFloat = 64
}

/// The side gutter of every screen of the app.
struct ScreenGutter: ViewModifier {
  @Environment(\.horizontalSizeClass) private var sizeClass

  func body(content: Content) -> some View {
    if sizeClass == .regular {
      // Shadows may run out to the bezel on wide screens.
      content.safeAreaPadding(.horizontal, Gutter.regular)
    } else {
      content.padding(.horizontal, Gutter.compact)
    }
  }
}

extension View {
  func screenGutter() -> some View {
    modifier(ScreenGutter())
  }
}
