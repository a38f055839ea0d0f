import SwiftUI

struct PodcastTabs: View {
  @State var model: ListenNowModel

  var body: some View {
    TabView {
      ListenNow(model: model)
        .tabItem { Label("Listen now", systemImage: "play.circle") }
      Text("Browse")
        .tabItem { Label("Browse", systemImage: "square.grid.2x2") }
    }
  }
}

struct ListenNow: View {
  let model: ListenNowModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        FeaturedShow()
          .frame(height: ListenMetrics.featuredHeight)
        ForEach(model.episodes) { episode in
          EpisodeRow(episode: episode) { model.nowPlaying = episode }
            .frame(height: ListenMetrics.rowHeight)
        }
      }
    }
    .scrollTargetBehavior(EpisodeRowBehavior())
    .safeAreaInset(edge: .bottom, spacing: 0) {
      if let episode = model.nowPlaying {
        HStack {
          Text(episode.title).lineLimit(1)
          Spacer()
          Image(systemName: "pause.fill")
        }
        .padding()
        .background(.bar)
      }
    }
    .task { await model.load() }
  }
}

private struct FeaturedShow: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading) {
        Text("FEATURED").font(.caption.bold())
        Text("The Long Way Round").font(.largeTitle.bold())
      }
      .foregroundStyle(.white)
      .padding(20)
    }
  }
}

private struct EpisodeRow: View {
  let episode: Episode
  let play: () -> Void

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 10)
        .fill(.tertiary)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading, spacing: 3) {
        Text(episode.published, format: .dateTime.day().month()).font(.caption).foregroundStyle(.secondary)
        Text(episode.title).font(.headline).lineLimit(1)
        Text(episode.show).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer()
      Button("Play", systemImage: "play.circle.fill", action: play)
        .labelStyle(.iconOnly)
        .font(.title)
    }
    .padding(.horizontal, 20)
  }
}
