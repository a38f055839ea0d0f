import SwiftUI
import AVKit

struct Clip: Identifiable, Hashable {
  let id: Int
  let url: URL
  let user: String
  let caption: String
}

@MainActor
final class FeedViewModel: ObservableObject {
  @Published var clips: [Clip] = []
  @Published var visibleID: Int?
  let player = AVPlayer()

  func start() async {
    guard clips.isEmpty else { return }
    clips = (1...12).map {
      Clip(
        id: $0,
        url: URL(fileURLWithPath: "clips/\($0).mp4"),
        user: "@user\($0)",
        caption: "Clip number \($0)")
    }
    visibleID = clips.first?.id
    play(visibleID)
  }

  func play(_ id: Int?) {
    guard let clip = clips.first(where: { $0.id == id }) else { return }
    player.replaceCurrentItem(with: AVPlayerItem(url: clip.url))
    player.play()
  }
}
