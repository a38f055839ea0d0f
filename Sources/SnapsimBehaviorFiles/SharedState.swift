/// Whether behaviors of a file may share something that changes, so that one thread at a time must ask them.
enum SharedState {
  /// Has the compiler warn of all that Swift 6 refuses to share, in whatever language mode.
  static let flag = "-strict-concurrency=complete"

  /// Names of what is the same for the whole process, and of what takes on itself what the compiler would warn of.
  private static let names: Set<Substring> = [
    "MainActor", "nonisolated", "unchecked", "class", "actor", "SystemRandomNumberGenerator", "UserDefaults",
    "AppStorage", "SceneStorage", "FileManager", "FileHandle", "InputStream", "OutputStream", "contentsOf",
    "contentsOfFile", "ProcessInfo", "Process", "Date", "Calendar", "ContinuousClock", "SuspendingClock",
    "DispatchTime", "DispatchQueue", "NotificationCenter", "URLSession", "URLCache", "NSCache", "Thread",
    "Task", "UIDevice", "UIApplication", "UIScreen",
  ]

  /// The beginnings of calls of such.
  private static let calls = [
    "rand48(", "random(", "randomElement(", "shuffle(", "shuffled(", "rand(", "arc4random", "write(", "open(",
    "read(", "getenv(", "setenv(", "time(", "clock(", "CACurrentMediaTime(",
  ]

  /// Whether there is something to share in sources, by their names outside of comments and the compiler's words.
  static func isIn(_ sources: [String], compiled output: String) -> Bool {
    if CompilerDiagnostic.all(in: output).contains(where: { $0.text.contains("is not concurrency-safe") }) {
      return true
    }
    return sources.contains { source in
      source.split(separator: "\n").contains { line in
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        return calls.contains(where: code.contains)
          || code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains(where: names.contains)
      }
    }
  }
}
