import SwiftUI

struct Track: Equatable {
  var title: String
  var artist: String
}

@Observable
final class Player {
  static let barHeight: CGFloat = 88

  var current: Track?
  var isPaused = false

  func toggle() { isPaused.toggle() }
}

private struct MiniPlayer: ViewModifier {
  @Environment(Player.self) private var player

  func body(content: Content) -> some View {
    content.safeAreaInset(edge: .bottom, spacing: 0) {
      if let track = player.current {
        HStack {
          VStack(alignment: .leading) {
            Text(track.title).font(.subheadline.bold())
            Text(track.artist).font(.caption)
          }
          Spacer()
          Button(
            player.isPaused ? "Play" : "Pause",
            systemImage: player.isPaused ? "play.fill" : "pause.fill",
            action: player.toggle
          )
          .labelStyle(.iconOnly)
        }
        .padding(.horizontal, 20)
        .padding(.bottom, 24)
        .frame(height: Player.barHeight)
        .background(.ultraThinMaterial)
      }
    }
  }
}

extension View {
  /// The bar with the current track, at the bottom of any screen.
  func miniPlayer() -> some View { modifier(MiniPlayer()) }
}
