import SwiftUI

/// Shown with `fullScreenCover`.
struct StoryReader: View {
  @Environment(\.dismiss) private var dismiss
  let story: Story
  @State private var page: Story.Page.ID? = 0

  var body: some View {
    GeometryReader { geo in
      let insets = geo.safeAreaInsets
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(story.pages) { page in
            StoryPageView(page: page)
              .padding(insets)
              .frame(height: geo.size.height + insets.top + insets.bottom)
              .background(tint(page.tint))
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $page, anchor: .top)
      .scrollIndicators(.hidden)
      .ignoresSafeArea()
    }
    .overlay(alignment: .topTrailing) {
      Button("Close", systemImage: "xmark") { dismiss() }
        .labelStyle(.iconOnly)
        .padding()
    }
    .overlay(alignment: .trailing) { dots }
  }

  private var dots: some View {
    VStack(spacing: 8) {
      ForEach(story.pages) { item in
        Circle()
          .fill(.white.opacity(item.id == page ? 1 : 0.4))
          .frame(width: 6, height: 6)
      }
    }
    .padding(.trailing, 8)
    .allowsHitTesting(false)
  }

  private func tint(_ name: String) -> Color {
    switch name {
    case "teal": .teal
    case "orange": .orange
    default: .indigo
    }
  }
}

private struct StoryPageView: View {
  let page: Story.Page

  var body: some View {
    Text(page.text)
      .font(.system(size: 40, weight: .semibold, design: .serif))
      .minimumScaleFactor(0.4)
      .foregroundStyle(.white)
      .multilineTextAlignment(.center)
      .padding(32)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview { StoryReader(story: StoryLoader.sample) }
