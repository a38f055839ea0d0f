import SwiftUI

enum Chrome {
  static let titleRow: CGFloat = 30
  static let chipRow: CGFloat = 34
  static let barHeight = titleRow + chipRow
}

/// A translucent bar that floats over whatever scrolls under it.
struct FloatingBar<Bar: View>: ViewModifier {
  @ViewBuilder var bar: Bar

  func body(content: Content) -> some View {
    content
      .safeAreaPadding(.top, Chrome.barHeight)
      .overlay(alignment: .top) {
        bar
          .frame(maxWidth: .infinity)
          .frame(height: Chrome.barHeight)
          .background(.bar, ignoresSafeAreaEdges: [.top, .horizontal])
      }
  }
}

extension View {
  func floatingBar<Bar: View>(@ViewBuilder _ bar: () -> Bar) -> some View {
    modifier(FloatingBar(bar: bar))
  }
}
