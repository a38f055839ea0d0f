import SwiftUI

struct BriefingView: View {
  @State private var feed = BriefingFeed()

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(feed.stories) { story in
          StoryPage(story: story)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .breakingStrip(feed.breaking)
    .ignoresSafeArea()
    .task { await feed.start() }
  }
}

struct StoryPage: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Spacer()
      Text(story.section.uppercased()).font(.caption.bold())
      Text(story.headline).font(.largeTitle.bold()).minimumScaleFactor(0.5)
      Text(story.standfirst)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 64)
    .padding(.bottom, 48)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(story.tint.gradient)
  }
}

#Preview { BriefingView() }
