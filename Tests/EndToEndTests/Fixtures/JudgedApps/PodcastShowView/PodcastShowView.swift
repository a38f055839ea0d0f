import Observation
import SwiftUI

@Observable
final class PodcastShow {
  let title: String
  let host: String
  var isFollowing = false
  var episodes: [Episode]

  init(title: String, host: String, episodes: [Episode]) {
    self.title = title
    self.host = host
    self.episodes = episodes
  }

  static let sample = PodcastShow(
    title: "Night Trains",
    host: "Mara Lindqvist",
    episodes: (1...14).map { Episode(number: $0, title: "Stop \($0)", minutes: 24 + ($0 * 7) % 30) }
  )
}

struct PodcastShowView: View {
  @State private var show = PodcastShow.sample

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 4) {
        Text(show.title).font(.largeTitle.bold())
        Text(show.host).foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)

      episodeShelf

      Spacer()
    }
    .padding(.top, 24)
  }

  private var episodeShelf: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        FollowTile(isFollowing: $show.isFollowing)
          .frame(width: 120)

        LazyHStack(spacing: 12) {
          ForEach(show.episodes) { episode in
            EpisodeCard(episode: episode)
              .containerRelativeFrame(.horizontal)
          }
        }
      }
      .scrollTargetLayout()
      .frame(height: 210)
    }
    .scrollTargetBehavior(.viewAligned)
    .safeAreaPadding(.horizontal, 20)
    .scrollIndicators(.hidden)
  }
}

#Preview {
  PodcastShowView()
}
