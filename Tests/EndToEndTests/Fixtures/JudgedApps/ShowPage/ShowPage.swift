import SwiftUI

struct Episode: Identifiable {
  let id: Int
  var title: String { "Episode \(id)" }
  var length: String { "\(28 + id * 7 % 35) min" }
}

struct ShowPage: View {
  let showTitle: String
  let episodes: [Episode]

  @State private var offset: CGFloat = 0
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var metrics: HeaderMetrics {
    verticalSizeClass == .compact ? .landscape : .portrait
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(episodes) { episode in
          EpisodeRow(episode: episode)
            .frame(height: 84)
        }
      }
      .padding(.top, metrics.expanded)
    }
    .scrollTargetBehavior(HeaderSettleBehavior(headerHeight: metrics.expanded))
    .onScrollGeometryChange(for: CGFloat.self) { geometry in
      geometry.contentOffset.y + geometry.contentInsets.top
    } action: { _, newValue in
      offset = newValue
    }
    .overlay(alignment: .top) {
      ShowHeader(title: showTitle, progress: metrics.progress(at: offset))
        .frame(height: metrics.height(at: offset))
        .allowsHitTesting(false)
    }
  }
}

private struct EpisodeRow: View {
  let episode: Episode

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(episode.title).font(.headline)
        Text(episode.length).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Play", systemImage: "play.circle.fill") {}
        .labelStyle(.iconOnly)
        .font(.title)
    }
    .padding(.horizontal, 20)
    .frame(maxHeight: .infinity)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 20) }
  }
}

#Preview {
  ShowPage(showTitle: "Harbour Lights", episodes: (1...40).reversed().map(Episode.init))
}
