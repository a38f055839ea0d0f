import SwiftUI

struct ShowPage: View {
  let show: PodcastShow
  @State private var unplayedOnly = false

  private static let artHeight: CGFloat = 180

  private var episodes: [Episode] {
    unplayedOnly ? show.episodes.filter { !$0.played } : show.episodes
  }

  var body: some View {
    VStack(spacing: 0) {
      topBar
      Divider()
      ScrollView {
        VStack(spacing: 0) {
          artwork
          filterRow
          ForEach(episodes) { episode in
            row(episode)
            Divider().padding(.leading, 20)
          }
        }
      }
      .scrollTargetBehavior(HideHeaderBehavior(headerHeight: Self.artHeight))
    }
  }

  private var topBar: some View {
    HStack {
      Image(systemName: "chevron.left")
      Spacer()
      Text(show.name).font(.headline)
      Spacer()
      Image(systemName: "square.and.arrow.up")
    }
    .padding(.horizontal, 20)
    .frame(height: 48)
  }

  private var artwork: some View {
    Rectangle()
      .fill(.purple.gradient)
      .overlay {
        Image(systemName: "mic.fill").font(.system(size: 64)).foregroundStyle(.white)
      }
      .frame(height: Self.artHeight)
  }

  private var filterRow: some View {
    Toggle("Unplayed only", isOn: $unplayedOnly.animation())
      .padding(.horizontal, 20)
      .frame(height: 56)
  }

  private func row(_ episode: Episode) -> some View {
    HStack(spacing: 12) {
      Circle().fill(episode.played ? .clear : .blue).frame(width: 8, height: 8)
      VStack(alignment: .leading) {
        Text(episode.title).lineLimit(1)
        Text("\(episode.minutes) min").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "play.circle")
    }
    .padding(.horizontal, 20)
    .frame(height: 64)
  }
}

struct HideHeaderBehavior: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard reach >= headerHeight, y > 0, y < headerHeight else { return }

    let travelled = y - context.originalTarget.rect.minY
    let decisive = headerHeight / 4

    let hides: Bool
    if travelled > decisive {
      hides = true
    } else if travelled < -decisive {
      hides = false
    } else {
      hides = y > headerHeight / 2
    }
    target.rect.origin.y = hides ? headerHeight : 0
  }
}

struct PodcastShow {
  let name: String
  let episodes: [Episode]
}

struct Episode: Identifiable {
  let id: Int
  let title: String
  let minutes: Int
  let played: Bool
}

#Preview {
  ShowPage(
    show: PodcastShow(
      name: "Night Desk",
      episodes: (1...30).map {
        Episode(id: $0, title: "Episode \($0)", minutes: 20 + $0 % 17, played: $0 < 24)
      }))
}
