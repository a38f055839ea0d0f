import SwiftUI

private struct FloatingHeader<Bar: View>: ViewModifier {
  let height: CGFloat
  @ViewBuilder var bar: Bar

  func body(content: Content) -> some View {
    content
      .overlay(alignment: .top) {
        bar
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity)
          .frame(height: height)
          .background(.bar)
      }
  }
}

extension View {
  func floatingHeader<Bar: View>(height: CGFloat, @ViewBuilder _ bar: () -> Bar) -> some View {
    modifier(FloatingHeader(height: height, bar: bar))
  }
}
