import SwiftUI

struct Chapter: Identifiable, Hashable {
  let id: Int
  let title: String
  let start: Duration
  var isSponsored = false

  static let episode: [Chapter] = (0..<18).map { n in
    Chapter(
      id: n,
      title: n % 5 == 3 ? "A word from our sponsor" : "Part \(n + 1)",
      start: .seconds(n * 245),
      isSponsored: n % 5 == 3
    )
  }
}

enum ChapterListLayout {
  static let artwork: CGFloat = 200
  static let gap: CGFloat = 8

  static func height(of chapter: Chapter) -> CGFloat {
    chapter.isSponsored ? 96 : 64
  }

  // Where each chapter begins, the artwork being at zero.
  static func origins(of chapters: [Chapter]) -> [CGFloat] {
    var y = artwork + gap
    var result: [CGFloat] = [0]
    for chapter in chapters {
      result.append(y)
      y += height(of: chapter) + gap
    }
    return result
  }
}
