import SwiftUI

struct Story: Identifiable, Hashable {
  let id: String
  let author: String
  let media: URL
}

@Observable
final class StoriesModel {
  var stories: [Story]
  var seen: Set<Story.ID> = []
  var paused = false

  init(stories: [Story]) { self.stories = stories }
}

struct StoriesView: View {
  @State var model: StoriesModel
  @State private var current: Story.ID?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(model.stories) { story in
          StoryPage(story: story)
            .containerRelativeFrame([.horizontal, .vertical])
            .scrollTransition(.interactive) { content, phase in
              content
                .rotation3DEffect(
                  .degrees(phase.value * 35), axis: (0, 1, 0),
                  anchor: phase.value < 0 ? .trailing : .leading)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.never)
    .scrollPosition(id: $current)
    .scrollTargetBehavior(StoryBehavior())
    .onScrollPhaseChange { _, phase in
      model.paused = phase.isScrolling
    }
    .onChange(of: current) { _, id in
      if let id { model.seen.insert(id) }
    }
    .background(.black)
    .statusBarHidden()
  }
}

// A swipe moves on to the neighbouring story.
struct StoryBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let last = max((context.contentSize.width / width).rounded() - 1, 0)
    let current = (target.rect.minX / width).rounded()

    var next = current
    if context.velocity.dx > 100 {
      next = current + 1
    } else if context.velocity.dx < -100 {
      next = current - 1
    }
    target.rect.origin.x = min(max(next, 0), last) * width
  }
}

private struct StoryPage: View {
  let story: Story

  var body: some View {
    AsyncImage(url: story.media) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      ProgressView().tint(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .clipped()
    .overlay(alignment: .topLeading) {
      Label(story.author, systemImage: "person.circle.fill")
        .font(.headline)
        .foregroundStyle(.white)
        .padding()
    }
  }
}
