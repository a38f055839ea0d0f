import SwiftUI

struct EpisodeListView: View {
  @State private var player = PlayerState()
  private let episodes = Episode.all

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(episodes) { episode in
            EpisodeRow(episode: episode, isCurrent: player.current == episode)
              .contentShape(.rect)
              .onTapGesture { player.play(episode) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .overlay(alignment: .bottom) {
        MiniPlayer(state: player)
      }
      .navigationTitle("Night Trains")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct EpisodeRow: View {
  let episode: Episode
  let isCurrent: Bool

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.purple.opacity(0.3))
        .frame(width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(episode.title)
          .font(.body.weight(isCurrent ? .bold : .regular))
        Text("\(episode.minutes) min")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if isCurrent {
        Image(systemName: "waveform").foregroundStyle(.purple)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 72)
  }
}

#Preview {
  EpisodeListView()
}
