import SwiftUI

struct Story: Identifiable, Hashable {
  let id: Int
  let section: String
  let headline: String
  let summary: String

  static let today: [Story] = [
    Story(
      id: 0, section: "World", headline: "Ports reopen after storm",
      summary: "Ferry and freight traffic resumed early on Monday."),
    Story(
      id: 1, section: "Business", headline: "Chip maker raises outlook",
      summary: "Orders from automakers recovered faster than expected."),
    Story(
      id: 2, section: "Science", headline: "A quieter kind of propeller",
      summary: "Looped blades cut noise without losing thrust."),
    Story(
      id: 3, section: "Culture", headline: "The museum that never closes",
      summary: "Night visits now make up a third of all tickets."),
    Story(
      id: 4, section: "Sport", headline: "Underdogs reach the final",
      summary: "A late header settled a cautious semi-final."),
    Story(
      id: 5, section: "Tech", headline: "Maps without a signal",
      summary: "Hikers get full offline routing this summer."),
    Story(
      id: 6, section: "Food", headline: "Bread prices ease",
      summary: "A strong harvest brings relief to small bakeries."),
    Story(
      id: 7, section: "Opinion", headline: "In praise of the slow train",
      summary: "The journey is not the part to be optimized away."),
  ]
}

private enum BriefLayout {
  static let headerHeight: CGFloat = 56
  static let footerHeight: CGFloat = 44
  static let storySpacing: CGFloat = 12
  static let sidePadding: CGFloat = 16
}

struct MorningBriefView: View {
  private let stories = Story.today
  @State private var currentStory: Int? = 0

  var body: some View {
    VStack(spacing: 0) {
      BriefHeader()
        .frame(height: BriefLayout.headerHeight)

      ScrollView {
        LazyVStack(spacing: BriefLayout.storySpacing) {
          ForEach(stories) { story in
            StoryCard(story: story)
              .padding(.horizontal, BriefLayout.sidePadding)
              .containerRelativeFrame(.vertical)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $currentStory)

      BriefProgress(current: (currentStory ?? 0) + 1, total: stories.count)
        .frame(height: BriefLayout.footerHeight)
    }
  }
}

private struct BriefHeader: View {
  var body: some View {
    HStack {
      Text("Morning Brief")
        .font(.title2.bold())
      Spacer()
      Button("Save", systemImage: "bookmark") {}
        .labelStyle(.iconOnly)
    }
    .padding(.horizontal, BriefLayout.sidePadding)
  }
}

private struct StoryCard: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(story.section.uppercased())
        .font(.caption.weight(.semibold))
        .foregroundStyle(.tint)
      Text(story.headline)
        .font(.largeTitle.bold())
      Text(story.summary)
        .font(.title3)
        .foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 24))
  }
}

private struct BriefProgress: View {
  let current: Int
  let total: Int

  var body: some View {
    HStack(spacing: 12) {
      ProgressView(value: Double(current), total: Double(total))
      Text("\(current)/\(total)")
        .font(.footnote.monospacedDigit())
    }
    .padding(.horizontal, BriefLayout.sidePadding)
  }
}

#Preview {
  MorningBriefView()
}
