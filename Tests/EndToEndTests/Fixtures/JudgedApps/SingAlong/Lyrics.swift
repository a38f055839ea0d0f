import SwiftUI

struct LyricLine: Codable, Identifiable {
  let id: Int
  let start: Double
  let text: String
}

final class LyricsModel: ObservableObject {
  @Published var lines: [LyricLine] = []
  @Published var centers: [Int: CGFloat] = [:]
  @Published var active = 0

  init(json: Data = Data(LyricsModel.demo.utf8)) {
    lines = (try? JSONDecoder().decode([LyricLine].self, from: json)) ?? []
  }

  static let demo: String = {
    let verse = [
      "Streetlights hum a minor key", "and you",
      "you were never one to wait for trains that come too late for you and me",
      "so sing it low", "sing it like the windows know", "we are only passing, only passing through the snow",
    ]
    let rows = (0..<36).map {
      #"{"id":\#($0),"start":\#(Double($0) * 4.5),"text":"\#(verse[$0 % verse.count])"}"#
    }
    return "[" + rows.joined(separator: ",") + "]"
  }()
}

/// Brings the nearest line to the middle of the screen.
struct LineCentering: ScrollTargetBehavior {
  let centers: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let half = context.containerSize.height / 2
    let middle = target.rect.minY + half
    guard let line = centers.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return }
    target.rect.origin.y = line - half
  }
}
