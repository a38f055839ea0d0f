/// Whether behaviors of a file may share something that changes, so that one thread at a time must ask them.
enum SharedState {
  /// Has the compiler warn of all that Swift 6 refuses to share, in whatever language mode.
  static let flag = "-strict-concurrency=complete"

  /// Words by which a file takes on itself what the compiler would warn of.
  private static let words = ["MainActor", "nonisolated(unsafe)", "@unchecked"]

  /// Whether there is something to share in some files, by what the compiler wrote as it compiled them.
  static func isIn(_ contents: [String], compiled output: String) -> Bool {
    CompilerDiagnostic.all(in: output).contains { $0.text.contains("is not concurrency-safe") }
      || contents.contains { words.contains(where: $0.contains) }
  }
}
