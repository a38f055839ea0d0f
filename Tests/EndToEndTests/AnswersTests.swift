import Foundation
import Testing

/// Answers as a shell takes them: by its exit code, on a terminal and under any locale.
@Suite("Answers", .timeLimit(.minutes(30)))
struct AnswersTests {
  @Test("nothing is coloured, not even on a terminal that could show it", .needs("script"))
  func colour() async throws {
    for arguments in ["--help", "--explain", "--velocity x", "--repeat 3"] {
      let shell = Shell(environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"])
      let result = try await shell.run(Shell.onTerminal("snapsim \(arguments)"))
      #expect(!result.output.contains("\u{1B}"), "\(result.output)")
      #expect(!result.output.isEmpty)
    }
  }
}
