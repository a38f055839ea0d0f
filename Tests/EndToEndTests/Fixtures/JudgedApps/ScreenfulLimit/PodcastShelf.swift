import SwiftUI

struct PodcastShelf: View {
  @State private var model = ShelfModel.sample()

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(model.podcasts) { podcast in
          PodcastCard(
            podcast: podcast,
            isFollowed: model.followed.contains(podcast.id),
            toggle: { model.toggleFollow(podcast) }
          )
          .frame(width: 300)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(
      ViewAlignedScrollTargetBehavior(limitBehavior: .never).limitedToScreenful()
    )
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .frame(height: 200)
    .padding(.horizontal, 20)
  }
}

private struct PodcastCard: View {
  let podcast: Podcast
  let isFollowed: Bool
  let toggle: () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: "waveform").font(.largeTitle)
      Spacer()
      Text(podcast.title).font(.headline)
      HStack {
        Text(podcast.host).foregroundStyle(.secondary)
        Spacer()
        Button(isFollowed ? "Following" : "Follow", action: toggle)
          .buttonStyle(.bordered)
      }
    }
    .padding(20)
    .frame(maxHeight: .infinity)
    .background(.quaternary, in: .rect(cornerRadius: 20))
  }
}
