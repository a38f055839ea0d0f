import SwiftUI

struct StoryViewer: View {
  let stories: [Story]

  @State private var index = 0
  @State private var position: Story.ID?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(stories) { story in
          StoryPage(story: story)
            .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollPosition(id: $position)
    .scrollTargetBehavior(StoryPagingBehavior(current: index, count: stories.count))
    .onTapGesture(coordinateSpace: .local) { location in
      go(to: location.x < 120 ? index - 1 : index + 1)
    }
    .overlay(alignment: .top) {
      StoryHeader(author: author) { dismiss() }
    }
    .background(Color.black.ignoresSafeArea())
    .statusBarHidden()
  }

  private var author: String {
    stories.first { $0.id == position }?.author ?? stories.first?.author ?? ""
  }

  private func go(to next: Int) {
    guard stories.indices.contains(next) else {
      dismiss()
      return
    }
    index = next
    withAnimation(.easeInOut(duration: 0.25)) {
      position = stories[next].id
    }
  }
}

private struct StoryPage: View {
  let story: Story

  var body: some View {
    ZStack(alignment: .bottom) {
      story.color
      Text(story.caption)
        .font(.title.bold())
        .foregroundStyle(.white)
        .padding(.bottom, 80)
    }
  }
}

private struct StoryHeader: View {
  let author: String
  let onClose: () -> Void

  var body: some View {
    HStack {
      Text("@\(author)").font(.headline)
      Spacer()
      Button("Close", systemImage: "xmark", action: onClose)
        .labelStyle(.iconOnly)
    }
    .foregroundStyle(.white)
    .padding()
  }
}

#Preview {
  StoryViewer(stories: Story.today)
}
