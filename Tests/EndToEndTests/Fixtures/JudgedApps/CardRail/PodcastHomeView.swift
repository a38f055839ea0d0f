import SwiftUI

struct PodcastHomeView: View {
  @State private var playing: Episode.ID?

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        Text("New episodes")
          .font(.title2.bold())
          .padding(.horizontal, 20)

        CardRail(items: Episode.latest) { episode in
          EpisodeCard(episode: episode, isPlaying: playing == episode.id) {
            playing = playing == episode.id ? nil : episode.id
          }
        }

        Spacer()
      }
      .padding(.top, 12)
      .navigationTitle("Listen")
    }
  }
}

struct EpisodeCard: View {
  let episode: Episode
  let isPlaying: Bool
  let onPlay: () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 16)
        .fill(episode.artwork)
        .frame(height: 300)
        .overlay(alignment: .bottomTrailing) {
          Button(action: onPlay) {
            Image(systemName: isPlaying ? "pause.fill" : "play.fill")
              .padding(14)
              .background(.thinMaterial, in: Circle())
          }
          .padding(12)
        }
      Text(episode.show.uppercased())
        .font(.caption2.weight(.semibold))
        .foregroundStyle(.secondary)
      Text(episode.title)
        .font(.headline)
        .lineLimit(2)
      Text("\(episode.minutes) min")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  PodcastHomeView()
}
