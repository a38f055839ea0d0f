import SwiftUI
import Observation

struct Story: Identifiable {
  let id: Int
  let author: String
  let caption: String
  let hue: Double
}

@MainActor
@Observable
final class StoryFeed {
  private(set) var stories: [Story] = []

  func load() async {
    try? await Task.sleep(for: .milliseconds(200))
    stories = (0..<15).map {
      Story(id: $0, author: "@friend\($0)", caption: "Somewhere nice", hue: Double($0) / 15)
    }
  }
}

struct StoryFeedView: View {
  @State private var feed = StoryFeed()

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(feed.stories) { story in
          StoryPage(story: story)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.story)
    .background(.black)
    .ignoresSafeArea()
    .task { await feed.load() }
  }
}

private struct StoryPage: View {
  let story: Story
  @State private var isLiked = false

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Color(hue: story.hue, saturation: 0.6, brightness: 0.8)
      HStack(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 4) {
          Text(story.author).font(.headline)
          Text(story.caption).font(.subheadline)
        }
        Spacer()
        Button {
          isLiked.toggle()
        } label: {
          Image(systemName: isLiked ? "heart.fill" : "heart").font(.title)
        }
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.bottom, 60)
    }
  }
}

#Preview {
  StoryFeedView()
}
