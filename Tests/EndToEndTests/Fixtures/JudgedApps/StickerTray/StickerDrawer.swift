import Observation
import SwiftUI

struct StickerPage: Identifiable {
  let id: Int
  let stickers: [String]
}

@Observable
final class StickerDrawer {
  var placed: [String] = []
  var page: Int? = 0

  let pages: [StickerPage]

  init(stickers: [String] = StickerDrawer.everyday, perPage: Int = 8) {
    pages = stickers.chunked(into: perPage)
      .enumerated()
      .map { StickerPage(id: $0.offset, stickers: $0.element) }
  }

  func place(_ sticker: String) {
    placed.append(sticker)
    if placed.count > 5 { placed.removeFirst() }
  }
}

extension StickerDrawer {
  static let everyday: [String] = [
    "🐙", "🦊", "🐸", "🦉", "🐝", "🦋", "🐢", "🐳",
    "🍓", "🍋", "🥑", "🍩", "🍿", "🧁", "🍉", "🥨",
    "🚲", "🛵", "🚂", "⛵️", "🚀", "🛸", "🎈", "🪁",
    "🎸", "🎺", "🥁", "🎻", "🎧", "🎲", "🧩", "🪀",
    "❤️", "⭐️", "⚡️", "🌈",
  ]
}

private extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map {
      Array(self[$0..<Swift.min($0 + size, count)])
    }
  }
}
