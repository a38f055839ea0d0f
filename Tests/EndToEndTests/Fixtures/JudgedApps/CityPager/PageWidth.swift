import SwiftUI

extension EnvironmentValues {
  @Entry var pageWidth: CGFloat = 0
}

/// Measures once at the root so that no page needs a geometry reader of its own.
struct PageWidthReader: ViewModifier {
  @State private var width: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .environment(\.pageWidth, width)
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width + proxy.safeAreaInsets.leading + proxy.safeAreaInsets.trailing
      } action: {
        width = $0
      }
  }
}

extension View {
  func readsPageWidth() -> some View { modifier(PageWidthReader()) }
}
