import SwiftUI

enum OnboardingStyle {
  static let gutter: CGFloat = 16
  static let cornerRadius: CGFloat = 32
}

struct OnboardingCard: View {
  let page: OnboardingPage

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: page.symbol)
        .font(.system(size: 88))
        .foregroundStyle(.tint)
        .frame(maxHeight: .infinity)
      Text(page.title)
        .font(.title.bold())
      Text(page.message)
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .padding(32)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.fill.tertiary, in: .rect(cornerRadius: OnboardingStyle.cornerRadius))
  }
}

struct PageDots: View {
  let count: Int
  let current: Int

  var body: some View {
    HStack(spacing: 8) {
      ForEach(0..<count, id: \.self) { index in
        Capsule()
          .fill(index == current ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
          .frame(width: index == current ? 20 : 8, height: 8)
      }
    }
    .animation(.snappy, value: current)
    .accessibilityHidden(true)
  }
}
