import SwiftUI

enum BarMetrics {
  static let height: CGFloat = 56
}

struct FloatingBar<Bar: View>: ViewModifier {
  @ViewBuilder var bar: Bar

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) {
        bar
          .frame(maxWidth: .infinity)
          .frame(height: BarMetrics.height)
          .padding(.horizontal, 20)
          .background(.regularMaterial, ignoresSafeAreaEdges: [.top, .horizontal])
      }
  }
}

extension View {
  /// Puts a blurred bar at the top, above the content.
  func floatingBar<Bar: View>(@ViewBuilder _ bar: () -> Bar) -> some View {
    modifier(FloatingBar(bar: bar))
  }
}
