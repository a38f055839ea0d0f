import SwiftUI

struct Track: Identifiable {
  let id: Int
  let title: String
  let length: Duration
}

struct AlbumView: View {
  let title: String
  let artist: String
  let tracks: [Track]

  @State private var collapsed = false
  @Environment(\.dismiss) private var dismiss

  private let headerHeight: CGFloat = 240

  init(
    title: String = "Low Tide",
    artist: String = "The Night Ferries",
    tracks: [Track] = (1...30).map { Track(id: $0, title: "Track \($0)", length: .seconds(150 + $0 * 7)) }
  ) {
    self.title = title
    self.artist = artist
    self.tracks = tracks
  }

  var body: some View {
    VStack(spacing: 0) {
      bar
      ScrollView {
        VStack(spacing: 0) {
          header
            .frame(height: headerHeight)
          ForEach(tracks) { track in
            TrackRow(track: track)
              .frame(height: 56)
          }
        }
        .padding(.bottom, 24)
      }
      .scrollTargetBehavior(CollapsingHeaderBehavior(headerHeight: headerHeight))
      .onScrollGeometryChange(for: Bool.self) {
        $0.contentOffset.y > 180
      } action: { _, value in
        withAnimation(.easeInOut(duration: 0.2)) { collapsed = value }
      }
    }
  }

  private var bar: some View {
    HStack {
      Button {
        dismiss()
      } label: {
        Image(systemName: "chevron.down")
      }
      Spacer()
      Text(title).font(.headline).opacity(collapsed ? 1 : 0)
      Spacer()
      Image(systemName: "ellipsis")
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
  }

  private var header: some View {
    VStack(spacing: 8) {
      RoundedRectangle(cornerRadius: 12)
        .fill(.cyan.gradient)
        .frame(width: 150, height: 150)
      Text(title).font(.title3.bold())
      Text(artist).foregroundStyle(.secondary)
    }
  }
}

private struct TrackRow: View {
  let track: Track

  var body: some View {
    HStack(spacing: 12) {
      Text("\(track.id)").foregroundStyle(.secondary).frame(width: 28)
      Text(track.title).lineLimit(1)
      Spacer()
      Text(track.length, format: .time(pattern: .minuteSecond)).font(.caption)
    }
    .padding(.horizontal, 16)
  }
}

// The header is either fully shown or fully scrolled away; the track list itself scrolls freely.
struct CollapsingHeaderBehavior: ScrollTargetBehavior {
  let headerHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = min(headerHeight, max(0, context.contentSize.height - context.containerSize.height))
    let y = target.rect.minY
    guard limit > 0, y > 0, y < limit else { return }

    let dy = context.velocity.dy
    let turningPoint = dy > 100 ? 0.25 : dy < -100 ? 0.75 : 0.5
    target.rect.origin.y = y / limit < turningPoint ? 0 : limit
  }
}

#Preview { AlbumView() }
