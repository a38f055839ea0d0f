import SnapsimRuns

/// Names that logs have for what came of a gesture.
enum ResultNames {
  /// Whether a column seems to hold what came of a gesture.
  static func describe(_ name: String) -> Bool {
    let word = Option.letters(name)
    return words.contains(where: word.hasPrefix) && Option.ofRuns.meant(by: name) == nil
  }

  private static let words = [
    "settled", "final", "end", "resting", "rested", "landed", "observed", "result",
  ]
}
