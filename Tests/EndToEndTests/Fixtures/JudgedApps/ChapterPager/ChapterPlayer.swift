import SwiftUI
import Observation

struct Chapter: Identifiable, Hashable {
  let id: Int
  let title: String
  let start: TimeInterval

  var timestamp: String {
    Duration.seconds(start).formatted(.time(pattern: .minuteSecond))
  }
}

@Observable
final class ChapterPlayer {
  var chapters: [Chapter] = []
  // Page that is on screen. Kept up to date by the pager.
  var currentPage = 0

  func load(episode: String) async {
    let titles = ["Cold open", "Intro", "News", "Interview", "Sponsor", "Listener mail", "Picks", "Outro"]
    chapters = titles.enumerated().map { Chapter(id: $0, title: $1, start: Double($0) * 412) }
  }
}
