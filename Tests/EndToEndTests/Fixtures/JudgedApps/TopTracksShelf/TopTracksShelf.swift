import SwiftUI

struct Track: Identifiable {
  let id: Int
  let name: String
  let artist: String
  let duration: Duration
}

struct TopTracksShelf: View {
  let tracks: [Track]
  @State private var nowPlaying: Track.ID?

  private static let rowsPerColumn = 4
  private static let columnWidth: CGFloat = 300
  private static let columnSpacing: CGFloat = 16

  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(56), spacing: 8), count: Self.rowsPerColumn)
  }

  private var columnCount: Int {
    tracks.count / Self.rowsPerColumn
  }

  var body: some View {
    VStack(alignment: .leading) {
      header
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: Self.columnSpacing) {
          ForEach(tracks) { track in
            TrackRow(track: track, isPlaying: track.id == nowPlaying)
              .frame(width: Self.columnWidth)
              .onTapGesture { nowPlaying = track.id }
          }
        }
      }
      .scrollIndicators(.hidden)
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(
        ColumnSnapBehavior(columns: columnCount, pitch: Self.columnWidth + Self.columnSpacing)
      )
      .frame(height: 4 * 56 + 3 * 8)
    }
  }

  private var header: some View {
    HStack {
      Text("Top Songs").font(.title2.weight(.bold))
      Spacer()
      Text("\(tracks.count)").foregroundStyle(.secondary).monospacedDigit()
    }
    .padding(.horizontal, 20)
  }
}

private struct ColumnSnapBehavior: ScrollTargetBehavior {
  var columns: Int
  var pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard columns > 1 else { return }
    let limit = max(0, context.contentSize.width - context.containerSize.width)
    var column = target.rect.minX / pitch
    if context.velocity.dx > 120 {
      column.round(.up)
    } else if context.velocity.dx < -120 {
      column.round(.down)
    } else {
      column.round()
    }
    let index = min(max(Int(column), 0), columns - 1)
    target.rect.origin.x = min(CGFloat(index) * pitch, limit)
  }
}

private struct TrackRow: View {
  let track: Track
  let isPlaying: Bool

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 6)
        .fill(Color(hue: Double(track.id % 12) / 12, saturation: 0.5, brightness: 0.8))
        .frame(width: 48, height: 48)
        .overlay {
          if isPlaying { Image(systemName: "waveform").foregroundStyle(.white) }
        }
      VStack(alignment: .leading) {
        Text(track.name).lineLimit(1)
        Text(track.artist).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
      Spacer(minLength: 0)
      Text(track.duration, format: .time(pattern: .minuteSecond))
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .contentShape(.rect)
  }
}

extension Track {
  static let samples: [Track] = (1...18).map {
    Track(id: $0, name: "Song No. \($0)", artist: "The Placeholders", duration: .seconds(150 + $0 * 7))
  }
}

#Preview {
  TopTracksShelf(tracks: Track.samples)
}
