import SwiftUI

struct HomeView: View {
  @StateObject private var store = HomeStore()

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 24) {
        ForEach(store.state.shelves) { shelf in
          Text(shelf.title)
            .font(.title2.bold())
            .padding(.horizontal, Theme.margin)
          ShelfStrip(episodes: shelf.episodes)
        }
      }
      .padding(.vertical)
    }
    .overlay { if store.state.isLoading { ProgressView() } }
    .onAppear { store.send(.appeared) }
  }
}

enum Theme {
  static let margin: CGFloat = 20
  static let gutter: CGFloat = 12
}

struct ShelfStrip: View {
  let episodes: [Episode]
  @State private var leadingID: Episode.ID?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(alignment: .top, spacing: Theme.gutter) {
        ForEach(episodes) { episode in
          EpisodeTile(episode: episode)
            .containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: Theme.gutter)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, Theme.margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $leadingID)
    .scrollIndicators(.never)
  }
}

struct EpisodeTile: View {
  let episode: Episode

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.indigo.gradient)
        .aspectRatio(1, contentMode: .fit)
        .overlay { Image(systemName: "waveform").font(.largeTitle).foregroundStyle(.white) }
      Text(episode.title).font(.subheadline.weight(.semibold)).lineLimit(2, reservesSpace: true)
      Text("\(episode.show) · \(episode.minutes) min")
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}

#Preview {
  ShelfStrip(
    episodes: (1...8).map { Episode(id: $0, title: "Episode \($0)", show: "Nightline", minutes: 20 + $0) })
}
