import SwiftUI

struct AlbumView: View {
  let album: Album
  @State private var offset: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      let header = HeaderGeometry(topInset: proxy.safeAreaInsets.top)

      ScrollView {
        VStack(spacing: 0) {
          Color.clear
            .frame(height: header.expanded)
          ForEach(album.tracks) { track in
            TrackRow(track: track)
              .frame(height: 60)
          }
        }
      }
      .scrollTargetBehavior(CollapsingHeaderBehavior(distance: header.travel))
      .onScrollGeometryChange(for: CGFloat.self) { geometry in
        geometry.contentOffset.y
      } action: { _, y in
        offset = y
      }
      .overlay(alignment: .top) {
        AlbumHeader(album: album, progress: header.progress(at: offset))
          .frame(height: header.height(at: offset))
          .clipped()
          .allowsHitTesting(false)
      }
      .ignoresSafeArea(edges: .top)
    }
  }
}

private struct AlbumHeader: View {
  let album: Album
  let progress: CGFloat

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [album.tint, album.tint.mix(with: .black, by: 0.5)],
        startPoint: .top,
        endPoint: .bottom
      )
      VStack(alignment: .leading, spacing: 2) {
        Text(album.title)
          .font(progress < 0.5 ? .largeTitle.bold() : .headline)
        if progress < 0.5 {
          Text("\(album.artist) · \(album.tracks.count) tracks")
            .font(.subheadline)
        }
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 16)
      .padding(.bottom, 14)
    }
  }
}

private struct TrackRow: View {
  let track: Track

  var body: some View {
    HStack(spacing: 16) {
      Text("\(track.number)")
        .font(.body.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 28, alignment: .trailing)
      Text(track.name)
      Spacer()
      Text(track.length.formatted(.time(pattern: .minuteSecond)))
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
  }
}

#Preview {
  AlbumView(album: .sample)
}
