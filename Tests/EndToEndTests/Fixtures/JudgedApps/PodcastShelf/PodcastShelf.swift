import SwiftUI

struct PodcastShelf: View {
  struct Episode: Identifiable {
    let id: Int
    let title: String
    let minutes: Int
  }

  let featured: Episode
  let episodes: [Episode]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("For Your Commute")
        .font(.title2.weight(.bold))
        .padding(.leading, ShelfMetrics.margin)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: ShelfMetrics.spacing) {
          FeaturedTile(episode: featured)
            .frame(width: ShelfMetrics.featuredWidth, height: 190)

          ForEach(episodes) { episode in
            EpisodeTile(episode: episode)
              .frame(width: ShelfMetrics.tileWidth, height: 190)
          }
        }
        .padding(.horizontal, ShelfMetrics.margin)
      }
      .scrollTargetBehavior(ShelfBehavior())
    }
  }
}

enum ShelfMetrics {
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 14
  static let tileWidth: CGFloat = 148
  static let featuredWidth: CGFloat = 250
}

struct ShelfBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.width - context.containerSize.width
    guard end > 0 else { return }

    let unit = ShelfMetrics.tileWidth + ShelfMetrics.spacing
    let x = target.rect.origin.x

    // keep the tail of the shelf reachable
    if x > end - unit / 2 {
      target.rect.origin.x = end
    } else {
      target.rect.origin.x = max(0, (x / unit).rounded() * unit)
    }
  }
}

private struct FeaturedTile: View {
  let episode: PodcastShelf.Episode

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading, spacing: 4) {
        Text("FEATURED").font(.caption2.bold()).opacity(0.8)
        Text(episode.title).font(.headline)
        Text("\(episode.minutes) min").font(.caption)
      }
      .foregroundStyle(.white)
      .padding(14)
    }
    .clipShape(RoundedRectangle(cornerRadius: 18))
  }
}

private struct EpisodeTile: View {
  let episode: PodcastShelf.Episode

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.quaternary)
        .frame(height: 132)
        .overlay { Image(systemName: "waveform").font(.largeTitle) }
      Text(episode.title).font(.subheadline).lineLimit(1)
      Text("\(episode.minutes) min").font(.caption).foregroundStyle(.secondary)
    }
  }
}

#Preview {
  PodcastShelf(
    featured: .init(id: 0, title: "How bridges sing", minutes: 42),
    episodes: (1...10).map { .init(id: $0, title: "Episode \($0)", minutes: 18 + $0) }
  )
}
