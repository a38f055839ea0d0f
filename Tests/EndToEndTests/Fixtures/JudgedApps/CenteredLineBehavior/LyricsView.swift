import SwiftUI
import Observation

struct Song {
  let title: String
  let lines: [String]

  static let demo = Song(
    title: "Harbour Lights",
    lines: [
      "Down by the harbour", "the lights are swaying on a sea that never learned to keep a secret",
      "Hold on", "hold on to the rail", "You said the tide would bring us home before the summer ended",
      "and every letter that you wrote was folded like a paper boat and left to drift until the morning",
      "Oh", "the harbour lights", "are calling out our names tonight", "Hold on", "hold on to the rail",
      "and if the bell rings twice it means that somebody is coming back", "Down by the harbour",
    ])
}

@Observable
final class LyricsState {
  let song: Song
  var heights: [CGFloat]
  var activeLine = 0

  init(song: Song) {
    self.song = song
    heights = Array(repeating: 34, count: song.lines.count)
  }
}

struct LyricsView: View {
  @State private var state = LyricsState(song: .demo)

  var body: some View {
    GeometryReader { proxy in
      let layout = LyricsLayout(heights: state.heights, container: proxy.size.height)
      ScrollView {
        VStack(alignment: .leading, spacing: layout.spacing) {
          ForEach(state.song.lines.indices, id: \.self) { index in
            LyricLine(text: state.song.lines[index], isActive: index == state.activeLine)
              .onGeometryChange(for: CGFloat.self) {
                $0.size.height
              } action: { height in
                state.heights[index] = height
              }
          }
        }
        .padding(.top, layout.topPadding)
        .padding(.bottom, layout.bottomPadding)
        .padding(.horizontal, 24)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(CenteredLineBehavior(stops: layout.stops))
      .onScrollGeometryChange(for: Int.self) { geo in
        layout.stops.nearestIndex(to: geo.contentOffset.y + geo.contentInsets.top) ?? 0
      } action: { _, line in
        state.activeLine = line
      }
    }
    .background(.indigo.gradient)
  }
}

private struct LyricLine: View {
  let text: String
  let isActive: Bool

  var body: some View {
    Text(text)
      .font(.title.bold())
      .foregroundStyle(.white.opacity(isActive ? 1 : 0.4))
      .fixedSize(horizontal: false, vertical: true)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
