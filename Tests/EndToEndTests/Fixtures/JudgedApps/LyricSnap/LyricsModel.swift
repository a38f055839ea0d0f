import Foundation

struct LyricLine: Identifiable, Hashable {
  let id: Int
  let time: TimeInterval
  let text: String
}

final class LyricsModel: ObservableObject {
  @Published var lines: [LyricLine] = []
  @Published var playing: Int?

  func load(lrc: String) {
    lines =
      lrc
      .split(separator: "\n")
      .compactMap { row -> (TimeInterval, String)? in
        guard row.hasPrefix("["), let close = row.firstIndex(of: "]") else { return nil }
        let stamp = row[row.index(after: row.startIndex)..<close].split(separator: ":")
        guard stamp.count == 2, let m = Double(stamp[0]), let s = Double(stamp[1]) else { return nil }
        let text = row[row.index(after: close)...].trimmingCharacters(in: .whitespaces)
        return (m * 60 + s, text)
      }
      .enumerated()
      .map { LyricLine(id: $0.offset, time: $0.element.0, text: $0.element.1) }
  }

  func seek(to line: LyricLine) {
    playing = line.id
  }
}
