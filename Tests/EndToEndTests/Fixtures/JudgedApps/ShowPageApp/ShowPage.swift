import SwiftUI

struct ShowPage: View {
  @State var model: ShowModel

  private enum Layout {
    static let row: CGFloat = 72
    static let bottom: CGFloat = 24
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Color.clear.frame(height: ShowHeader.expanded)
        ForEach(model.show.episodes) { episode in
          EpisodeRow(episode: episode)
            .frame(height: Layout.row)
        }
      }
      .padding(.bottom, Layout.bottom)
    }
    .scrollTargetBehavior(HeaderSnap())
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, y in
      model.offset = y
    }
    .overlay(alignment: .top) { header }
    .toolbar(.hidden, for: .navigationBar)
  }

  private var header: some View {
    let progress = model.progress
    return ZStack(alignment: .bottom) {
      LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea(edges: .top)

      VStack(spacing: 6) {
        Image(systemName: "waveform")
          .font(.system(size: 72))
          .padding(.bottom, 12)
        Text(model.show.title).font(.title.bold())
        Text(model.show.author).font(.subheadline)
      }
      .padding(.bottom, 20)
      .opacity(1 - progress * 2)

      Text(model.show.title)
        .font(.headline)
        .padding(.bottom, 16)
        .opacity(progress * 2 - 1)
    }
    .foregroundStyle(.white)
    .frame(height: model.headerHeight)
    .clipped()
  }
}

private struct EpisodeRow: View {
  let episode: Episode

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(episode.title).font(.body.weight(.medium)).lineLimit(1)
        Text("\(episode.minutes) min").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "play.circle").font(.title2)
    }
    .padding(.horizontal, 16)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 16) }
  }
}

#Preview {
  ShowPage(
    model: ShowModel(
      show: Show(
        title: "Tidewater",
        author: "Ines Holm",
        episodes: (1...24).map { Episode(id: $0, title: "Episode \($0)", minutes: 20 + $0 * 3 % 25) }
      )))
}
