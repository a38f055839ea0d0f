import SwiftUI

struct Track {
  let title: String
  let artist: String
  let lyrics: [String]

  static let sample = Track(
    title: "Slow Harbour",
    artist: "Ana Lume",
    lyrics: (0..<10).flatMap { _ in
      [
        "Lights go out along the pier", "One by one they disappear",
        "Hold the rope and let it go", "Every tide is soft and slow",
      ]
    }
  )
}

struct NowPlayingView: View {
  var track: Track = .sample
  @State private var isPlaying = true

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        PlayerPanel(track: track, isPlaying: $isPlaying)
          .frame(height: PlayerLayout.panel)
        LyricsPanel(lines: track.lyrics)
      }
    }
    .scrollTargetBehavior(LyricsDrawerBehavior(openOffset: PlayerLayout.openOffset))
    .background(
      LinearGradient(colors: [.indigo.opacity(0.6), .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
    )
    .foregroundStyle(.white)
  }
}

private struct PlayerPanel: View {
  let track: Track
  @Binding var isPlaying: Bool

  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 18)
        .fill(.indigo.gradient)
        .frame(width: 300, height: 300)
      VStack(spacing: 4) {
        Text(track.title).font(.title2.bold())
        Text(track.artist).foregroundStyle(.white.opacity(0.7))
      }
      HStack(spacing: 44) {
        Image(systemName: "backward.fill")
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
            .font(.largeTitle)
        }
        Image(systemName: "forward.fill")
      }
      .font(.title)
    }
  }
}

private struct LyricsPanel: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
        Text(line)
          .font(.title3.weight(.semibold))
          .frame(height: PlayerLayout.line)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(24)
    .background(.black.opacity(0.3), in: RoundedRectangle(cornerRadius: 24))
  }
}

#Preview {
  NowPlayingView()
}
