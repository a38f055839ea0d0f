import SwiftUI

struct Story: Identifiable {
  let id: Int
  let section: String
  let headline: String
  let standfirst: String
  let minutes: Int
}

private enum Columns {
  static let width: CGFloat = 280
  static let height: CGFloat = 220
  static let gutter: CGFloat = 16
  static let margin: CGFloat = 20
}

struct BriefingView: View {
  @State private var stories = Story.morning

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Morning Briefing")
          .font(.system(.title, design: .serif).bold())
        Text("\(stories.count) stories")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .padding(.horizontal, Columns.margin)

      StoryColumns(stories: stories)

      Spacer(minLength: 0)
    }
    .padding(.top, 12)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct StoryColumns: View {
  let stories: [Story]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: Columns.gutter) {
        ForEach(Array(stories.enumerated()), id: \.element.id) { index, story in
          StoryColumn(story: story)
            .frame(width: Columns.width, height: Columns.height, alignment: .topLeading)

          if index < stories.count - 1 {
            Rectangle()
              .fill(Color(.separator))
              .frame(width: 1, height: Columns.height)
          }
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.horizontal, Columns.margin)
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
  }
}

private struct StoryColumn: View {
  let story: Story

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(story.section.uppercased())
        .font(.caption.weight(.bold))
        .foregroundStyle(.red)
      Text(story.headline)
        .font(.system(.title3, design: .serif).weight(.semibold))
        .lineLimit(3)
      Text(story.standfirst)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .lineLimit(4)
      Spacer(minLength: 0)
      Text("\(story.minutes) min read")
        .font(.caption)
        .foregroundStyle(.tertiary)
    }
  }
}

extension Story {
  static let morning: [Story] = [
    Story(
      id: 1, section: "City", headline: "Night trams return after nine years",
      standfirst: "Three lines will run until four in the morning, starting this weekend.", minutes: 3),
    Story(
      id: 2, section: "Science", headline: "A quiet comet crosses the southern sky",
      standfirst: "Amateur observers were first to spot it; the brightest days are still ahead.", minutes: 5),
    Story(
      id: 3, section: "Business", headline: "Bakers warn of a dear winter for bread",
      standfirst: "Energy, not flour, is now the largest cost for small bakeries.", minutes: 4),
    Story(
      id: 4, section: "Culture", headline: "The library that lends paintings",
      standfirst: "For two coins a month you can hang an original above the sofa.", minutes: 6),
    Story(
      id: 5, section: "Sport", headline: "Relegated, then rebuilt by its supporters",
      standfirst: "How a fourth-tier club became the best attended in the county.", minutes: 7),
    Story(
      id: 6, section: "Opinion", headline: "In praise of the slow reply",
      standfirst: "Not every message needs an answer before lunch.", minutes: 2),
  ]
}

#Preview {
  BriefingView()
}
