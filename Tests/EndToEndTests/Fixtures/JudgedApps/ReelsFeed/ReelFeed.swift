import Foundation
import Observation

struct Reel: Identifiable, Hashable {
  let id: UUID
  let author: String
  let caption: String
  let hue: Double
  var likes: Int
  var isLiked = false
}

@Observable
final class ReelFeed {
  private(set) var reels: [Reel]

  init(reels: [Reel]) {
    self.reels = reels
  }

  func toggleLike(_ reel: Reel) {
    guard let index = reels.firstIndex(where: { $0.id == reel.id }) else { return }
    reels[index].isLiked.toggle()
    reels[index].likes += reels[index].isLiked ? 1 : -1
  }
}

extension ReelFeed {
  static var sample: ReelFeed {
    let authors = ["mira", "tom.k", "bakery_nr9", "loop", "ines", "owl", "north", "sam"]
    return ReelFeed(
      reels: authors.enumerated().map { index, author in
        Reel(
          id: UUID(), author: author, caption: "Take \(index + 1)",
          hue: Double(index) / 8, likes: 12 * index)
      })
  }
}
