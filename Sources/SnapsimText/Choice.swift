package enum Choice {
  /// The words in a sentence: `a, b or c`.
  package static func words(_ words: [String], joinedBy conjunction: String = "or") -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
