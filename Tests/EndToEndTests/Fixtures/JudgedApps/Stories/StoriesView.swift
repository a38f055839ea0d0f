import SwiftUI

struct Story: Identifiable, Hashable {
  let id: UUID
  let owner: String
  let text: String
  let colors: [Color]
}

@Observable
final class StoriesModel {
  var stories: [Story]
  var shown: Story.ID? {
    didSet { if let shown { seen.insert(shown) } }
  }
  private(set) var seen: Set<Story.ID> = []

  init(stories: [Story]) {
    self.stories = stories
    shown = stories.first?.id
  }

  var shownIndex: Int { stories.firstIndex { $0.id == shown } ?? 0 }
}

struct StoriesView: View {
  @State var model: StoriesModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(model.stories) { story in
          StoryPage(story: story)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(StoryTurn())
    .scrollPosition(id: $model.shown)
    .scrollIndicators(.hidden)
    .ignoresSafeArea()
    .overlay(alignment: .top) {
      HStack(spacing: 4) {
        ForEach(Array(model.stories.enumerated()), id: \.element.id) { index, _ in
          Capsule()
            .fill(.white.opacity(index <= model.shownIndex ? 1 : 0.4))
            .frame(height: 3)
        }
        Button("Close", systemImage: "xmark") { dismiss() }
          .labelStyle(.iconOnly)
          .tint(.white)
          .padding(.leading, 8)
      }
      .padding(.horizontal)
    }
  }
}

private struct StoryPage: View {
  let story: Story

  var body: some View {
    LinearGradient(colors: story.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .overlay {
        Text(story.text)
          .font(.title.bold())
          .foregroundStyle(.white)
          .padding(40)
      }
      .overlay(alignment: .bottomLeading) {
        Text(story.owner).padding(40).foregroundStyle(.white)
      }
  }
}

#Preview {
  StoriesView(
    model: StoriesModel(stories: [
      Story(id: UUID(), owner: "ana", text: "Morning run", colors: [.orange, .pink]),
      Story(id: UUID(), owner: "bo", text: "New shop opens today!", colors: [.blue, .mint]),
      Story(id: UUID(), owner: "cleo", text: "Cat again", colors: [.purple, .indigo]),
      Story(id: UUID(), owner: "dee", text: "Sold out :)", colors: [.green, .teal]),
    ]))
}
