import SwiftUI

struct SizeKey: PreferenceKey {
  static var defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    value = nextValue()
  }
}

extension View {
  func readSize(_ onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geo in
        Color.clear.preference(key: SizeKey.self, value: geo.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }
}

/// A scroll view whose bar stays on top of the rows.
struct StickyScroll<Bar: View, Content: View>: View {
  @ViewBuilder var bar: () -> Bar
  @ViewBuilder var content: () -> Content

  @State private var barHeight: CGFloat = 0

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10) {
        content()
      }
      .scrollTargetLayout()
      .padding(.top, barHeight + 10)
      .padding(.bottom, 10)
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .overlay(alignment: .top) {
      bar()
        .frame(maxWidth: .infinity)
        .background(.regularMaterial)
        .readSize { barHeight = $0.height }
    }
  }
}
