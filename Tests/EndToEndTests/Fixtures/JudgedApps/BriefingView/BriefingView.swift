import SwiftUI

struct BriefingView: View {
  @State private var model = BriefingModel()
  @State private var visibleStoryID: Int?

  var body: some View {
    NavigationStack {
      ScrollView(.vertical) {
        LazyVStack(spacing: 0) {
          ForEach(model.stories) { story in
            StoryPage(
              story: story,
              isSaved: model.saved.contains(story.id),
              onSave: { model.toggleSaved(story) }
            )
            .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(
        StoryPagingBehavior(
          currentIndex: model.currentIndex,
          storyCount: model.stories.count
        )
      )
      .scrollPosition(id: $visibleStoryID)
      .overlay(alignment: .trailing) { progressDots }
      .navigationTitle("Morning briefing")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu("Headlines", systemImage: "list.bullet") {
            ForEach(model.stories) { story in
              Button(story.headline) { open(story) }
            }
          }
        }
      }
    }
  }

  private var progressDots: some View {
    VStack(spacing: 6) {
      ForEach(model.stories) { story in
        Circle()
          .fill(
            story.id == (visibleStoryID ?? model.stories.first?.id)
              ? Color.primary : Color.secondary.opacity(0.4)
          )
          .frame(width: 6, height: 6)
      }
    }
    .padding(.trailing, 10)
    .allowsHitTesting(false)
  }

  private func open(_ story: Story) {
    guard let index = model.stories.firstIndex(of: story) else { return }
    model.currentIndex = index
    withAnimation {
      visibleStoryID = story.id
    }
  }
}

private struct StoryPage: View {
  let story: Story
  let isSaved: Bool
  let onSave: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      RoundedRectangle(cornerRadius: 18)
        .fill(story.tint.gradient)
      Text(story.section.uppercased())
        .font(.caption.weight(.bold))
        .foregroundStyle(story.tint)
      Text(story.headline)
        .font(.title2.bold())
        .lineLimit(2)
      Text(story.summary)
        .foregroundStyle(.secondary)
        .lineLimit(3)
      Button(action: onSave) {
        Label(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark")
      }
      .buttonStyle(.bordered)
    }
    .padding(.horizontal, 28)
    .padding(.vertical, 16)
  }
}

#Preview {
  BriefingView()
}
