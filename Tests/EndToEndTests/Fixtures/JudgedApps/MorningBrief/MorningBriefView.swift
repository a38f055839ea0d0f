import SwiftUI

struct BriefStory: Identifiable {
  let id = UUID()
  let source: String
  let headline: String
  let minutes: Int
}

@Observable
final class BriefModel {
  var greeting = "Good morning, Ines"
  var stories: [BriefStory] = [
    .init(source: "The Ledger", headline: "Rates hold as markets wait for June", minutes: 4),
    .init(source: "Metro", headline: "Night trams return to the harbour line", minutes: 2),
    .init(source: "Fieldnotes", headline: "What a dry spring did to the bees", minutes: 7),
    .init(source: "Open Desk", headline: "Meetings got shorter. Did work?", minutes: 5),
    .init(source: "Kitchen Post", headline: "Six things to do with a jar of miso", minutes: 3),
    .init(source: "Signal", headline: "The satellite that would not die", minutes: 9),
    .init(source: "The Ledger", headline: "Small shops, large fees", minutes: 6),
    .init(source: "Metro", headline: "Library opens a room for doing nothing", minutes: 2),
  ]
}

struct MorningBriefView: View {
  @State private var model = BriefModel()
  @State private var saved: Set<UUID> = []

  private enum Layout {
    static let cardHeight: CGFloat = 340
    static let headerHeight: CGFloat = 150
    static let gap: CGFloat = 14
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: Layout.gap) {
          header
            .frame(height: Layout.headerHeight)

          LazyVStack(spacing: Layout.gap) {
            ForEach(model.stories) { story in
              BriefCard(story: story, isSaved: saved.contains(story.id)) {
                toggle(story)
              }
              .frame(height: Layout.cardHeight)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 16, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.never)
      .background(Color(white: 0.95))
      .navigationTitle("Brief")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(Date.now, style: .date)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(model.greeting)
        .font(.title.bold())
      Text("\(model.stories.count) stories from your newsletters")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private func toggle(_ story: BriefStory) {
    if saved.remove(story.id) == nil {
      saved.insert(story.id)
    }
  }
}

private struct BriefCard: View {
  let story: BriefStory
  let isSaved: Bool
  let onSave: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.blue.opacity(0.15))
      Text(story.source.uppercased())
        .font(.caption2.weight(.semibold))
        .foregroundStyle(.secondary)
      Text(story.headline)
        .font(.title3.weight(.semibold))
        .lineLimit(2)
      HStack {
        Text("\(story.minutes) min")
        Spacer()
        Button("Save", systemImage: isSaved ? "bookmark.fill" : "bookmark", action: onSave)
          .labelStyle(.iconOnly)
      }
      .font(.footnote)
    }
    .padding(16)
    .background(.white, in: .rect(cornerRadius: 20))
  }
}

#Preview {
  MorningBriefView()
}
