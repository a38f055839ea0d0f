import Foundation
import Testing

@testable import SnapsimCLI

/// What the tables hold stands everywhere where somebody looks for it.
@Suite("No option is missing anywhere")
struct DriftTests {
  static let readme = try? String(
    contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md"),
    encoding: .utf8)

  /// Whether a text has a word that is not part of a longer one.
  private func has(_ text: String?, _ word: String) -> Bool {
    guard let text else { return false }
    return text.ranges(of: word).contains { range in
      let next = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return !(next.isLetter || next.isNumber || next == "-" && !word.hasSuffix("-"))
    }
  }

  @Test("in help, man page, completions and README", arguments: Option.allCases)
  func options(option: Option) {
    #expect(has(Help.options, option.flag))
    #expect(has(Self.readme, option.flag), "README.md lacks \(option.flag)")
    #expect(ManPage.text.contains(".It Fl \\-\(option.rawValue.replacing("-", with: "\\-"))"))
    #expect(has(BashCompletions.script, option.flag))
    #expect(has(ZshCompletions.script, option.flag))
    #expect(has(FishCompletions.script, "-l \(option.rawValue)"))
  }

  @Test("nor a command", arguments: Command.allCases)
  func commands(command: Command) {
    #expect(has(Help.summary, command.rawValue))
    #expect(has(Self.readme, command == .settle ? "snapsim [settle]" : "snapsim \(command.rawValue)"))
    #expect(ManPage.text.contains(".It Cm \(command.rawValue)\n"))
    for shell in CompletionShell.allCases { #expect(has(shell.script, command.rawValue)) }
  }

  @Test("nor a behavior", arguments: BehaviorRegistry.all.map(\.name))
  func behaviors(name: String) {
    #expect(has(Self.readme, "`\(name)`") || has(Self.readme, name))
    #expect(ManPage.text.contains(".It Cm \(name.replacing("-", with: "\\-"))\n"))
    for shell in CompletionShell.allCases { #expect(has(shell.script, name)) }
  }

  @Test("nor an exit code or a format")
  func others() {
    for code in ExitCode.allCases {
      #expect(has(Self.readme, "\(code.rawValue) \(code.summary)"))
      #expect(ManPage.text.contains(".It \(code.rawValue)\n"))
    }
    for format in OutputFormat.allCases {
      #expect(has(Self.readme, format.rawValue))
      for shell in CompletionShell.allCases { #expect(has(shell.script, format.rawValue)) }
    }
  }
}
