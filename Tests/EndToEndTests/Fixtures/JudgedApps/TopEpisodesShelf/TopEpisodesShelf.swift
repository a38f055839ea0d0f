import SwiftUI

struct Episode: Identifiable {
  let id: Int
  let title: String
  let show: String
  var rank: Int { id }
}

struct TopEpisodesShelf: View {
  let title: LocalizedStringKey
  let episodes: [Episode]

  private let rowCount = 3
  private let columnWidth: CGFloat = 320
  private let columnSpacing: CGFloat = 16

  private var columnCount: Int {
    max(1, episodes.count / rowCount)
  }

  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(64), spacing: 8), count: rowCount)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text(title).font(.title2.bold())
        Spacer()
        Button("See All") {}
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: rows, spacing: columnSpacing) {
          ForEach(episodes) { episode in
            EpisodeRow(episode: episode)
              .frame(width: columnWidth, height: 64)
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollTargetBehavior(
        .columns(columnCount, width: columnWidth, spacing: columnSpacing)
      )
    }
  }
}

private struct EpisodeRow: View {
  let episode: Episode

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10)
        .fill(Color(hue: Double(episode.rank) / 25, saturation: 0.5, brightness: 0.8))
        .frame(width: 56, height: 56)
      Text("\(episode.rank)").font(.headline).monospacedDigit()
      VStack(alignment: .leading) {
        Text(episode.title).lineLimit(1)
        Text(episode.show).font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Image(systemName: "play.circle")
    }
  }
}

struct BrowseScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 32) {
          TopEpisodesShelf(title: "Top Episodes", episodes: .chart(20))
          TopEpisodesShelf(title: "New & Noteworthy", episodes: .chart(12))
        }
        .padding(.vertical)
      }
      .navigationTitle("Browse")
    }
  }
}

extension [Episode] {
  static func chart(_ count: Int) -> [Episode] {
    (1...count).map { Episode(id: $0, title: "Episode \($0)", show: "The Daily Walk") }
  }
}

#Preview { BrowseScreen() }
