import SwiftUI

struct FloatingBar<Bar: View>: ViewModifier {
  let height: CGFloat
  @ViewBuilder let bar: () -> Bar

  func body(content: Content) -> some View {
    content
      .contentMargins(.bottom, height, for: .scrollContent)
      .overlay(alignment: .bottom) {
        bar()
          .frame(maxWidth: .infinity)
          .frame(height: height, alignment: .top)
          .background(.ultraThinMaterial)
      }
  }
}

extension View {
  /// Bar over the bottom of a list, the list ends above it.
  func floatingBar<Bar: View>(height: CGFloat = 72, @ViewBuilder _ bar: @escaping () -> Bar) -> some View {
    modifier(FloatingBar(height: height, bar: bar))
  }
}
