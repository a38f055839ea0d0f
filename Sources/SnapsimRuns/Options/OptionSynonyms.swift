/// Names that SwiftUI, UIKit and logs have for what is an option here.
package enum OptionSynonyms {
  /// The option that a name means in other words.
  package static func option(for name: String) -> Option? {
    let word = letters(name)
    return options.first { $0.words.contains(word) }?.option
  }

  /// An option that there was, and what to do in its place.
  static func replacement(for name: String) -> String? {
    switch name {
    case "guess": "leave it out, and paste the arguments that the error then proposes"
    case "try-arguments":
      "audit the arguments that you mean, as in --behavior './Snap.swift:Snap(step: {0,-40,1e9})'"
    default: nil
    }
  }

  /// A name without case and punctuation: `start_offset` and `startOffset` are one word.
  package static func letters(_ name: String) -> String {
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
        "dragdistance", "dragx", "dragy", "swipe", "swipedistance",
      ]
    ),
    (
      .velocity,
      [
        "velocityx", "velocityy", "velocitydx", "velocitydy", "fingervelocity", "gesturevelocity",
        "releasevelocity", "vx", "vy",
      ]
    ),
    (.width, ["viewwidth", "boundswidth", "screenwidth", "containerwidth", "pagewidth"]),
    (.height, ["viewheight", "boundsheight", "screenheight", "containerheight", "pageheight"]),
    (.items, ["itemcount", "numberofitems", "pagecount"]),
    (.itemLength, ["itemwidth", "itemheight", "itemsize", "cardwidth", "rowheight"]),
    (.spacing, ["itemspacing", "interitemspacing", "gap"]),
    (.contentMargins, ["contentinset", "contentinsets", "margins"]),
    (.safeArea, ["safeareainset", "safeareainsets"]),
    (.deceleration, ["decelerationrate"]),
  ]
}
