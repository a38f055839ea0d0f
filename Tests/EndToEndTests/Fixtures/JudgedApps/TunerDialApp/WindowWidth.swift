import SwiftUI

extension EnvironmentValues {
  /// Width to lay artwork and dials out against.
  @Entry var windowWidth: CGFloat = 393
}

struct WindowWidthReader: ViewModifier {
  @State private var width: CGFloat = 393

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .environment(\.windowWidth, width)
      .onGeometryChange(for: CGFloat.self) { proxy in
        proxy.size.width + proxy.safeAreaInsets.leading + proxy.safeAreaInsets.trailing
      } action: {
        width = $0
      }
  }
}

extension View {
  func readsWindowWidth() -> some View { modifier(WindowWidthReader()) }
}
