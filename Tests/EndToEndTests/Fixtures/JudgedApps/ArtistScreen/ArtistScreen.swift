import SwiftUI

private let headerMax: CGFloat = 240
private let headerMin: CGFloat = 88

struct Track: Identifiable {
  let id: Int
  var name: String
  var length: Duration
}

struct ArtistScreen: View {
  let artist: String
  let tracks: [Track]
  @State private var scrolled: CGFloat = 0

  private var headerHeight: CGFloat { max(headerMin, headerMax - scrolled) }
  private var progress: CGFloat {
    min(1, max(0, scrolled / (headerMax - headerMin)))
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.clear
          .frame(height: headerMax)
        LazyVStack(spacing: 0) {
          ForEach(tracks) { track in
            TrackRow(track: track)
          }
        }
      }
    }
    .scrollTargetBehavior(CollapsingHeaderBehavior(headerHeight: headerMax))
    .onScrollGeometryChange(for: CGFloat.self) { geo in
      geo.contentOffset.y + geo.contentInsets.top
    } action: { _, offset in
      scrolled = offset
    }
    .overlay(alignment: .top) { header }
  }

  private var header: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.purple, .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea(edges: [.top, .horizontal])
      Text(artist)
        .font(.system(size: 40 - 16 * progress, weight: .heavy))
        .foregroundStyle(.white)
        .padding(20)
    }
    .frame(height: headerHeight)
    .allowsHitTesting(false)
  }
}

struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = context.contentSize.height - context.containerSize.height
    guard reach >= headerHeight else { return }

    let y = target.rect.minY
    guard y > 0, y < headerHeight else { return }
    target.rect.origin.y = y < headerHeight / 2 ? 0 : headerHeight
  }
}

private struct TrackRow: View {
  let track: Track

  var body: some View {
    HStack {
      Text("\(track.id)")
        .foregroundStyle(.secondary)
        .frame(width: 32)
      Text(track.name)
      Spacer()
      Text(track.length, format: .time(pattern: .minuteSecond))
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 20)
    .frame(height: 64)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview {
  ArtistScreen(
    artist: "Velvet Harbor",
    tracks: (1...24).map { Track(id: $0, name: "Track \($0)", length: .seconds(150 + $0 * 7)) }
  )
}
