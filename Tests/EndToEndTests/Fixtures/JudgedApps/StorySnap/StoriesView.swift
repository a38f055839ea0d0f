import SwiftUI

struct Story: Identifiable {
  var id = UUID()
  var title: String
  var emoji: String
}

struct StoriesHome: View {
  let stories = [
    Story(title: "A day in Lisbon", emoji: "🚋"),
    Story(title: "Making ramen", emoji: "🍜"),
    Story(title: "My first 10k", emoji: "🏃"),
    Story(title: "Studio tour", emoji: "🎹"),
    Story(title: "Garden update", emoji: "🌱"),
    Story(title: "Night sky", emoji: "🌌"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Stories").font(.largeTitle).bold().padding(.leading, 30)
      StoriesPager(stories: stories)
    }
  }
}

struct StoriesPager: View {
  var stories: [Story]

  let spacing: CGFloat = 12
  let sidePadding: CGFloat = 30
  var cardWidth: CGFloat { UIScreen.main.bounds.width - sidePadding * 2 }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: spacing) {
        ForEach(stories) { story in
          StoryCard(story: story)
            .frame(width: cardWidth, height: 480)
        }
      }
      .padding(.horizontal, sidePadding)
    }
    .scrollTargetBehavior(StorySnap(pageWidth: cardWidth + spacing, count: stories.count))
  }
}

struct StoryCard: View {
  var story: Story

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 28).fill(.purple.gradient)
      VStack {
        Text(story.emoji).font(.system(size: 90))
        Text(story.title).font(.title2).foregroundColor(.white)
      }
    }
  }
}
