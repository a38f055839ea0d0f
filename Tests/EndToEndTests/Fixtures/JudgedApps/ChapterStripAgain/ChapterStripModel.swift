import Foundation
import Observation

struct Chapter: Identifiable, Equatable {
  let id: Int
  let title: String
  let seconds: Int

  var width: CGFloat {
    let natural = CGFloat(seconds) * ChapterMetrics.pointsPerSecond
    return min(max(natural, ChapterMetrics.widths.lowerBound), ChapterMetrics.widths.upperBound)
  }
}

@Observable
final class ChapterStripModel {
  let chapters: [Chapter]
  var playing: Chapter.ID?

  init(_ list: [(String, Int)] = ChapterStripModel.episode) {
    chapters = list.enumerated().map { Chapter(id: $0.offset, title: $0.element.0, seconds: $0.element.1) }
  }

  /// Distance from the first chapter to every other.
  var stops: [CGFloat] {
    var x: CGFloat = 0
    return chapters.map { chapter in
      defer { x += chapter.width + ChapterMetrics.gap }
      return x
    }
  }

  static let episode: [(String, Int)] = [
    ("Cold open", 140), ("Intro", 65), ("Guest: Dr. Amrein", 905), ("Ad break", 90),
    ("Zone 2 myths", 720), ("Listener mail", 610), ("Ad break", 75), ("Sleep", 830),
    ("Lightning round", 415), ("Outro", 120),
  ]
}
