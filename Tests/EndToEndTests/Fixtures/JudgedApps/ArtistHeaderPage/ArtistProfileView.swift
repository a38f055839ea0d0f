import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String { "Track \(id)" }
  var length: Duration { .seconds(150 + id * 7) }
}

struct ArtistProfileView: View {
  let artist: String
  let tracks: [Track]

  @State private var scrolled: CGFloat = 0

  private let expanded: CGFloat = 240
  private let collapsed: CGFloat = 88

  private var headerHeight: CGFloat {
    max(collapsed, expanded - scrolled)
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        Color.clear
          .frame(height: expanded)
        ForEach(tracks) { track in
          TrackRow(track: track)
        }
      }
    }
    .scrollTargetBehavior(HeaderCollapseBehavior(headerHeight: expanded))
    .onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { _, new in
      scrolled = new
    }
    .overlay(alignment: .top) {
      ArtistHeader(
        artist: artist,
        progress: (headerHeight - collapsed) / (expanded - collapsed)
      )
      .frame(height: headerHeight)
      .background(Color.purple.gradient)
    }
  }
}

private struct ArtistHeader: View {
  let artist: String
  let progress: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Spacer(minLength: 0)
      Text(artist)
        .font(.system(size: 22 + 14 * min(max(progress, 0), 1), weight: .heavy))
      Text("1.2 M listeners")
        .font(.footnote)
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct TrackRow: View {
  let track: Track

  var body: some View {
    HStack {
      Text("\(track.id)")
        .foregroundStyle(.secondary)
        .frame(width: 36)
      Text(track.title)
      Spacer()
      Text(track.length, format: .time(pattern: .minuteSecond))
        .monospacedDigit()
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 64)
  }
}

// The header is left either open or closed, never in between.
struct HeaderCollapseBehavior: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    guard y > 0, y < headerHeight else { return }
    target.rect.origin.y = y < headerHeight / 2 ? 0 : headerHeight
  }
}

#Preview {
  ArtistProfileView(artist: "Marlow & the Tides", tracks: (1...40).map(Track.init(id:)))
}
