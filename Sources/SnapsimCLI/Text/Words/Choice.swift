/// Words of which one is meant.
enum Choice {
  /// The words in a sentence: `a, b or c`.
  static func words(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
