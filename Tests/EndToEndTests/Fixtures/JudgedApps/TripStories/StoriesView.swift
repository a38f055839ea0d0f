import SwiftUI

struct StoriesView: View {
  @Environment(StoryStore.self) private var store

  var body: some View {
    SizeReader { size in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(store.stories) { story in
            StoryPage(story: story, isWide: size.width > size.height)
              .frame(width: size.width, height: size.height)
          }
        }
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(.paging)
    }
    .background(Color.indigo.gradient)
  }
}

struct StoryPage: View {
  let story: Story
  let isWide: Bool

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 32)) : AnyLayout(VStackLayout(spacing: 32))

    layout {
      Image(systemName: story.symbol)
        .font(.system(size: 96))
      VStack(alignment: .leading, spacing: 8) {
        Text(story.place).font(.title.bold())
        Text(story.note)
      }
    }
    .foregroundStyle(.white)
    .padding(24)
  }
}

#Preview {
  StoriesView()
    .environment(StoryStore())
}
