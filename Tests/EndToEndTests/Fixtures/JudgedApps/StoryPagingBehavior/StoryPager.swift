import SwiftUI

// A single story.
struct Story: Identifiable {
  let id: Int
  let title: String
  let colors: [Color]
}

// Presents stories side by side; the user swipes horizontally between them.
struct StoryPager: View {

  private let stories: [Story] = [
    Story(id: 0, title: "Morning run", colors: [.orange, .pink]),
    Story(id: 1, title: "Farmers market", colors: [.green, .teal]),
    Story(id: 2, title: "New desk", colors: [.gray, .black]),
    Story(id: 3, title: "Road trip", colors: [.blue, .indigo]),
    Story(id: 4, title: "Campfire", colors: [.red, .brown]),
  ]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(stories) { story in
          StoryPage(story: story)
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(StoryPagingBehavior(pageCount: stories.count))
    .ignoresSafeArea()
  }
}

// The content of a single story page.
private struct StoryPage: View {
  let story: Story

  var body: some View {
    LinearGradient(colors: story.colors, startPoint: .top, endPoint: .bottom)
      .overlay {
        Text(story.title)
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
      }
  }
}
