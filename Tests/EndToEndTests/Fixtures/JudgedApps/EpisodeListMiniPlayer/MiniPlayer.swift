import SwiftUI

struct Episode: Identifiable, Hashable {
  let id: Int
  let title: String
  let minutes: Int

  static let all: [Episode] = (1...26).map {
    Episode(id: $0, title: "Episode \($0)", minutes: 28 + ($0 * 7) % 19)
  }
}

@Observable
final class PlayerState {
  var current: Episode = Episode.all[0]
  var isPlaying = false

  func play(_ episode: Episode) {
    current = episode
    isPlaying = true
  }
}

struct MiniPlayer: View {
  static let height: CGFloat = 64
  @Bindable var state: PlayerState

  var body: some View {
    HStack {
      Image(systemName: "moon.stars.fill")
        .foregroundStyle(.purple)
      Text(state.current.title)
        .lineLimit(1)
      Spacer()
      Button {
        state.isPlaying.toggle()
      } label: {
        Image(systemName: state.isPlaying ? "pause.fill" : "play.fill")
          .font(.title3)
      }
    }
    .padding(.horizontal, 20)
    .frame(height: MiniPlayer.height)
    .background(Color(white: 0.93), in: .rect(cornerRadius: 16))
    .padding(.horizontal, 8)
    .padding(.bottom, 4)
  }
}
