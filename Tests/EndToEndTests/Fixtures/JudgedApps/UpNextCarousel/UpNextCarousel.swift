//
//  UpNextCarousel.swift
//  Earshot
//

import SwiftUI

struct Episode: Identifiable, Hashable {
  let id: Int
  let show: String
  let title: String
  let minutes: Int
  var progress: Double = 0

  static let queue: [Episode] = (1...20).map { n in
    Episode(
      id: n,
      show: ["Slow Trains", "Night Desk", "Field Notes"][n % 3],
      title: "Part \(n)",
      minutes: 22 + (n * 11) % 40,
      progress: n < 3 ? 0.6 : 0)
  }
}

final class PlayQueue: ObservableObject {
  @Published var episodes = Episode.queue
  @Published var playing: Episode.ID?

  var remaining: Int {
    episodes.reduce(0) { $0 + Int(Double($1.minutes) * (1 - $1.progress)) }
  }
}

struct UpNextCarousel: View {
  @StateObject private var queue = PlayQueue()

  static let cardWidth: CGFloat = 260
  static let spacing: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Up next")
        .font(.title3.weight(.semibold))
        .padding(.horizontal, 24)
      Text("\(queue.remaining / 60) h \(queue.remaining % 60) min in the queue")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .padding(.horizontal, 24)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: Self.spacing) {
          ForEach(queue.episodes) { episode in
            EpisodeCard(episode: episode, isPlaying: queue.playing == episode.id)
              .frame(width: Self.cardWidth, height: 150)
              .onTapGesture { queue.playing = episode.id }
          }
        }
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.throwing(every: Self.cardWidth + Self.spacing))
      .frame(height: 160)
    }
  }
}

private struct EpisodeCard: View {
  let episode: Episode
  let isPlaying: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(episode.show.uppercased())
        .font(.caption2)
        .foregroundStyle(.secondary)
      Text(episode.title)
        .font(.headline)
      Spacer()
      ProgressView(value: episode.progress)
      Label("\(episode.minutes) min", systemImage: isPlaying ? "pause.fill" : "play.fill")
        .font(.caption)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: .rect(cornerRadius: 18))
  }
}

#Preview {
  UpNextCarousel()
}
