import SwiftUI

struct Story: Identifiable {
  let id: Int
  var section: String
  var headline: String
  var standfirst: String
  var minutes: Int
}

struct MorningBriefing: View {
  @State private var stories = Story.today
  @State private var saved: Set<Story.ID> = []
  @State private var topStory: Story.ID?
  @State private var showsSaved = false

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 16) {
          ForEach(stories) { story in
            StoryCard(story: story, isSaved: saved.contains(story.id)) {
              saved.formSymmetricDifference([story.id])
            }
            .frame(height: 560)
            .frame(maxWidth: 640)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, 16)
      }
      .contentMargins(.vertical, 12, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $topStory, anchor: .top)
      .background(Color(white: 0.95))
      .navigationTitle("Morning briefing")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        Button("Saved", systemImage: "bookmark") { showsSaved = true }
      }
      .sheet(isPresented: $showsSaved) {
        List(stories.filter { saved.contains($0.id) }) { Text($0.headline) }
          .presentationDetents([.medium])
      }
    }
  }
}

private struct StoryCard: View {
  let story: Story
  let isSaved: Bool
  let onSave: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      LinearGradient(colors: [.indigo, .teal], startPoint: .topLeading, endPoint: .bottomTrailing)
        .frame(height: 260)
      Group {
        Text(story.section.uppercased())
          .font(.caption.bold())
          .foregroundStyle(.red)
        Text(story.headline)
          .font(.title2.bold())
          .lineLimit(2)
        Text(story.standfirst)
          .lineLimit(5)
          .foregroundStyle(.secondary)
        Spacer(minLength: 0)
        HStack {
          Label("\(story.minutes) min", systemImage: "clock")
          Spacer()
          Button(action: onSave) {
            Image(systemName: isSaved ? "bookmark.fill" : "bookmark")
          }
          ShareLink(item: story.headline) {
            Image(systemName: "square.and.arrow.up")
          }
        }
      }
      .padding(.horizontal, 16)
    }
    .padding(.bottom, 16)
    .background(.background)
    .clipShape(.rect(cornerRadius: 20))
  }
}

extension Story {
  static let today: [Story] = [
    "Council backs night trains", "A quiet year for the glaciers", "The bakery that never closes",
    "Why the harbour is blue again", "Chess club wins on a technicality", "Rain, finally",
  ].enumerated().map { index, headline in
    Story(
      id: index,
      section: ["City", "Climate", "Food"][index % 3],
      headline: headline,
      standfirst:
        "After months of talks the decision came down to a single vote, and to a plan that few had read to the end.",
      minutes: 3 + index
    )
  }
}

#Preview { MorningBriefing() }
