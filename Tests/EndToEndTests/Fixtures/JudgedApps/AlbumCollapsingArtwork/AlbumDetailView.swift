import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
  let length: Duration
}

struct Album {
  let title: String
  let artist: String
  let tracks: [Track]

  static let sample = Album(
    title: "Northern Lines",
    artist: "The Ferrymen",
    tracks: (1...22).map {
      Track(id: $0, title: "Movement \($0)", length: .seconds(140 + $0 * 7))
    }
  )
}

struct AlbumDetailView: View {
  let album: Album

  @State private var offset: CGFloat = 0

  private enum Metrics {
    static let artwork: CGFloat = 320
    static let bar: CGFloat = 56
    static let row: CGFloat = 60
  }

  private var collapse: CGFloat {
    min(max(offset / (Metrics.artwork - Metrics.bar), 0), 1)
  }

  var body: some View {
    ZStack(alignment: .top) {
      ScrollView {
        VStack(spacing: 0) {
          artwork
          ForEach(album.tracks) { track in
            TrackRow(track: track)
              .frame(height: Metrics.row)
          }
        }
      }
      .scrollTargetBehavior(CollapsingArtworkBehavior(artworkHeight: Metrics.artwork))
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.contentInsets.top
      } action: { _, new in
        offset = new
      }

      bar
    }
  }

  private var artwork: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading) {
        Text(album.title).font(.largeTitle.bold())
        Text(album.artist).font(.title3)
      }
      .foregroundStyle(.white)
      .padding(20)
      .opacity(1 - collapse)
    }
    .frame(height: Metrics.artwork)
  }

  private var bar: some View {
    HStack {
      Text(album.title).font(.headline)
      Spacer()
      Button("Play", systemImage: "play.fill") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.small)
    }
    .padding(.horizontal, 20)
    .frame(height: Metrics.bar)
    .background(Color.indigo.ignoresSafeArea(edges: .top))
    .foregroundStyle(.white)
    .opacity(collapse == 1 ? 1 : 0)
    .animation(.easeOut(duration: 0.15), value: collapse == 1)
    .allowsHitTesting(collapse == 1)
  }
}

private struct TrackRow: View {
  let track: Track

  var body: some View {
    HStack(spacing: 16) {
      Text("\(track.id)").foregroundStyle(.secondary).frame(width: 28)
      Text(track.title)
      Spacer()
      Text(track.length, format: .time(pattern: .minuteSecond))
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .padding(.horizontal, 20)
  }
}

#Preview { AlbumDetailView(album: .sample) }
