import SwiftUI

struct ThemeShelf: View {
  @Environment(ThemeStore.self) private var store
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var focused: Theme.ID?

  private var columns: Int { (sizeClass ?? .compact).shelfColumns }

  var body: some View {
    VStack(spacing: Space.l) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: Space.m) {
          ForEach(store.themes) { theme in
            ThemeCard(theme: theme, isFocused: theme.id == focused)
              .containerRelativeFrame(.horizontal, count: columns, span: 1, spacing: Space.m)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, Space.l)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $focused, anchor: .center)

      Text(store.themes.first { $0.id == focused }?.name ?? " ")
        .font(.title3.weight(.semibold))
        .contentTransition(.opacity)
    }
    .padding(.vertical, Space.l)
    .animation(.snappy, value: focused)
    .safeAreaInset(edge: .bottom) {
      Button {
        if let focused { store.applied = focused }
      } label: {
        Text(focused == store.applied ? "In use" : "Use this theme")
          .frame(maxWidth: 360)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(focused == nil || focused == store.applied)
      .padding(.bottom, Space.m)
    }
    .navigationTitle("Themes")
    .navigationBarTitleDisplayMode(.inline)
    .onAppear { focused = store.applied }
  }
}

private struct ThemeCard: View {
  let theme: Theme
  let isFocused: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 28)
      .fill(theme.tint.gradient)
      .overlay(alignment: .topLeading) {
        VStack(alignment: .leading, spacing: 8) {
          ForEach([0.7, 0.9, 0.5], id: \.self) { part in
            Capsule()
              .fill(.white.opacity(0.6))
              .frame(width: 140 * part, height: 8)
          }
        }
        .padding(Space.l)
      }
      .overlay {
        RoundedRectangle(cornerRadius: 28)
          .strokeBorder(.primary, lineWidth: isFocused ? 3 : 0)
      }
      .opacity(isFocused ? 1 : 0.6)
      .accessibilityLabel(theme.name)
  }
}

#Preview {
  NavigationStack { ThemeShelf() }
    .environment(ThemeStore())
}
