import SwiftUI

private struct WidthReader: ViewModifier {
  @Binding var width: CGFloat

  func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        Color.clear
          .onAppear { width = proxy.size.width }
      }
    }
  }
}

extension View {
  /// Writes the view's width into the binding.
  func readWidth(into width: Binding<CGFloat>) -> some View {
    modifier(WidthReader(width: width))
  }
}
