import Foundation
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

/// What the tables hold stands everywhere where somebody looks for it.
@Suite("No option is missing anywhere")
struct DriftTests {
  static let readme = try? String(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md"),
    encoding: .utf8)

  static var help: Help { Help(Snapsim.commands) }

  /// Whether a text has a word that is not part of a longer one.
  private func has(_ text: String?, _ word: String) -> Bool {
    guard let text else { return false }
    return text.ranges(of: word).contains { range in
      let next = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return !(next.isLetter || next.isNumber || next == "-" && !word.hasSuffix("-"))
    }
  }

  // README leaves options to help.
  @Test("in help, man page and completions", arguments: Option.all)
  func options(option: Option) {
    #expect(has(Self.help.options, option.flag))
    #expect(ManPage(Snapsim.commands).text.contains(".It Fl \\-\(option.name.replacing("-", with: "\\-"))"))
    #expect(has(CompletionShell.bash.script(Snapsim.commands), option.flag))
    #expect(has(CompletionShell.zsh.script(Snapsim.commands), option.flag))
    #expect(has(CompletionShell.fish.script(Snapsim.commands), "-l \(option.name)"))
  }

  @Test("nor a command", arguments: Snapsim.commands.names)
  func commands(command: String) {
    #expect(has(Self.help.summary, command))
    #expect(has(Self.readme, command))
    #expect(ManPage(Snapsim.commands).text.contains(".It Cm \(command)\n"))
    for shell in CompletionShell.allCases { #expect(has(shell.script(Snapsim.commands), command)) }
  }

  @Test("nor a behavior", arguments: BehaviorCatalog.ours.map(\.name))
  func behaviors(name: String) {
    #expect(has(Self.readme, "`\(name)`") || has(Self.readme, name))
    #expect(ManPage(Snapsim.commands).text.contains(".It Cm \(name.replacing("-", with: "\\-"))\n"))
    for shell in CompletionShell.allCases { #expect(has(shell.script(Snapsim.commands), name)) }
  }

  @Test("nor an exit code or a format")
  func others() {
    for code in ExitCode.allCases {
      #expect(ManPage(Snapsim.commands).text.contains(".It \(code.rawValue)\n"))
    }
    for format in OutputFormat.allCases {
      #expect(has(Self.readme, format.rawValue))
      for shell in CompletionShell.allCases { #expect(has(shell.script(Snapsim.commands), format.rawValue)) }
    }
  }
}
