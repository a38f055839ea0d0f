import SnapsimRuns
import SnapsimText

/// Names that logs have for what is an option here, or a result.
enum ColumnSynonyms {
  /// The option that a column's name means in other words.
  static func option(for name: String) -> Option? {
    let word = letters(name)
    return options.first { $0.words.contains(word) }?.option
  }

  /// Whether a column seems to hold what came of a gesture.
  static func looksLikeResult(_ name: String) -> Bool {
    let word = letters(name)
    return results.contains { word.hasPrefix($0) } && !options.contains { $0.words.contains(word) }
  }

  /// A name without case and punctuation: `start_offset` and `startOffset` are one word.
  private static func letters(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let options: [(option: Option, words: Set<String>)] = [
    (
      .offset,
      [
        "startoffset", "startx", "starty", "fromoffset", "initialoffset", "beginoffset", "contentoffset",
        "contentoffsetx", "contentoffsety", "originaltarget",
      ]
    ),
    (.page, ["startpage", "frompage", "initialpage", "pageindex", "startindex"]),
    (
      .drag,
      [
        "translation", "translationx", "translationy", "translationwidth", "translationheight",
        "dragdistance",
        "dragx", "dragy",
      ]
    ),
    (
      .velocity,
      [
        "velocityx", "velocityy", "velocitydx", "velocitydy", "fingervelocity", "gesturevelocity",
        "releasevelocity", "vx", "vy",
      ]
    ),
    (.width, ["viewwidth", "boundswidth", "screenwidth"]),
    (.items, ["itemcount", "numberofitems", "pagecount"]),
  ]

  private static let results = [
    "settled", "final", "end", "resting", "rested", "landed", "observed", "result",
  ]
}
