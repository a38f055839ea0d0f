import SwiftUI

private struct BreakingStrip: ViewModifier {
  let headline: String?

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let headline {
          Text(headline)
            .font(.subheadline.bold())
            .lineLimit(1)
            .padding(.horizontal, 20)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 50)
            .padding(.bottom, 34)
            .background(.red)
            .foregroundStyle(.white)
        }
      }
      .animation(.snappy, value: headline)
  }
}

extension View {
  func breakingStrip(_ headline: String?) -> some View {
    modifier(BreakingStrip(headline: headline))
  }
}
