import SwiftUI

struct TopChartsView: View {
  let podcasts: [Podcast]

  @State private var followed: Set<Podcast.ID> = []

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ChartShelf(title: "Top shows", items: podcasts) { podcast in
        PodcastRow(podcast: podcast, isFollowed: followed.contains(podcast.id)) {
          followed.formSymmetricDifference([podcast.id])
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.top, 16)
  }
}

private struct PodcastRow: View {
  let podcast: Podcast
  let isFollowed: Bool
  let toggleFollow: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10)
        .fill(podcast.tint.gradient)
        .frame(width: 60, height: 60)
      Text(podcast.rank, format: .number)
        .font(.headline.monospacedDigit())
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text(podcast.title).font(.headline)
        Text(podcast.publisher)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 8)
      Button(
        isFollowed ? "Following" : "Follow",
        systemImage: isFollowed ? "checkmark" : "plus",
        action: toggleFollow
      )
      .labelStyle(.iconOnly)
      .buttonStyle(.bordered)
      .clipShape(.circle)
    }
  }
}

#Preview {
  TopChartsView(podcasts: Podcast.top20)
}
