import SnapsimText

/// What `--check` asks of every row.
package struct RowChecks: Equatable, Sendable {
  /// Whether each has to rest aligned.
  package var isOfAlignment = false

  /// How many pages a gesture may pass at most; `nil` where nothing is said.
  package var mostPages: Int?

  /// Asks for nothing.
  package init() {}

  /// Whether anything is asked for.
  package var areAny: Bool { isOfAlignment || mostPages != nil }

  /// Whether a gesture passes more pages than it may.
  package func finds(from before: Int, to after: Int) -> Bool {
    mostPages.map { abs(after - before) > $0 } ?? false
  }

  /// The words of which the option's text is made.
  package static let words = ["aligned", "pages="]

  /// Adds what a text asks for; nothing in it means that rests are aligned.
  mutating func add(_ text: String) throws {
    guard !text.isEmpty else { return isOfAlignment = true }
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if part == "aligned" {
        isOfAlignment = true
      } else if part.hasPrefix("pages="), let most = Int(part.dropFirst(6)), most >= 0 {
        mostPages = min(most, mostPages ?? most)
      } else {
        throw UsageError(
          "--check has '\(part)', which is no check; expected aligned, pages=N, or both as aligned,pages=N")
      }
    }
  }
}
