import SwiftUI

struct InboxView: View {
  @State private var model = InboxModel()

  var body: some View {
    ScrollView {
      LazyVStack(spacing: Grid.x(3)) {
        ForEach(model.visible) { episode in
          EpisodeRow(episode: episode)
        }
      }
      .scrollTargetLayout()
      .padding(.bottom, Grid.x(3))
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .contentMargins(.top, Grid.x(13), for: .scrollContent)
    .contentMargins(.horizontal, Grid.x(4), for: .scrollContent)
    .overlay {
      if model.visible.isEmpty {
        ContentUnavailableView("Nothing here", systemImage: "tray")
      }
    }
    .overlay(alignment: .top) { FilterBar(filter: $model.filter) }
    .safeAreaInset(edge: .bottom, spacing: 0) { nowPlaying }
  }

  private var nowPlaying: some View {
    HStack {
      Image(systemName: "play.circle.fill").font(.title)
      Text("Field Notes").font(.subheadline)
      Spacer()
    }
    .padding(.horizontal, Grid.x(4))
    .frame(height: Grid.x(16))
    .background(.bar)
  }
}

private struct EpisodeRow: View {
  let episode: Episode

  var body: some View {
    HStack(spacing: Grid.x(3)) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.mint.gradient)
        .frame(width: 56, height: 56)
      VStack(alignment: .leading) {
        Text(episode.title).font(.headline)
        Text(episode.show).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Text(episode.state.rawValue).font(.caption2)
    }
    .lineLimit(1)
    .frame(height: 84)
  }
}

#Preview { InboxView() }
