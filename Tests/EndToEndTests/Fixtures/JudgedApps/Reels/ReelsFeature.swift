import Foundation

struct Reel: Identifiable, Equatable {
  let id: UUID
  var author: String
  var caption: String
  var likes: Int
  var isLiked = false
  var hue: Double
}

struct ReelsState: Equatable {
  var reels: [Reel] = []
  var playing: Reel.ID?
  var isMuted = false
}

enum ReelsAction {
  case appeared
  case scrolled(to: Reel.ID?)
  case likeTapped(Reel.ID)
  case muteTapped
}

func reelsReducer(_ state: inout ReelsState, _ action: ReelsAction) {
  switch action {
  case .appeared:
    guard state.reels.isEmpty else { return }
    state.reels = (0..<12).map {
      Reel(
        id: UUID(), author: "@maker\($0)", caption: "Studio diary, part \($0 + 1)",
        likes: 120 * ($0 + 1), hue: Double($0) / 12)
    }
    state.playing = state.reels.first?.id
  case .scrolled(let id):
    state.playing = id
  case .likeTapped(let id):
    guard let i = state.reels.firstIndex(where: { $0.id == id }) else { return }
    state.reels[i].isLiked.toggle()
    state.reels[i].likes += state.reels[i].isLiked ? 1 : -1
  case .muteTapped:
    state.isMuted.toggle()
  }
}

@MainActor
final class ReelsStore: ObservableObject {
  @Published private(set) var state = ReelsState()
  func send(_ action: ReelsAction) { reelsReducer(&state, action) }
}
