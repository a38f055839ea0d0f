import Foundation
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

/// What the tables hold stands everywhere where somebody looks for it.
@Suite("No option is missing anywhere")
struct DriftTests {
  static let readme = try? String(contentsOfFile: repository + "README.md", encoding: .utf8)

  static var help: Help { Help(commands: Snapsim.commands) }

  /// Whether a text has a word that is not part of a longer one.
  private func has(_ text: String?, _ word: String) -> Bool {
    guard let text else { return false }
    return text.ranges(of: word).contains { range in
      let next = range.upperBound < text.endIndex ? text[range.upperBound] : " "
      return !(next.isLetter || next.isNumber || next == "-" && !word.hasSuffix("-"))
    }
  }

  private func completed(_ words: [String]) -> [String] { Completion(of: words, Snapsim.commands).lines }

  // README leaves options to help.
  @Test("in help, man page and completions", arguments: Option.all)
  func options(option: Option) {
    #expect(has(Self.help.options, option.flag))
    #expect(Self.help.manPage.contains(".It Fl \\-\(option.name.replacing("-", with: "\\-"))"))
    #expect(
      Snapsim.commands.names.contains { completed([$0, "-"]).contains { $0.hasPrefix(option.flag + "\t") } })
  }

  @Test("nor a command", arguments: Snapsim.commands.names)
  func commands(command: String) {
    #expect(has(Self.help.summary, command))
    #expect(has(Self.readme, command))
    #expect(Self.help.manPage.contains(".It Cm \(command)\n"))
    #expect(completed([""]).contains { $0.hasPrefix(command + "\t") })
  }

  @Test("nor a behavior", arguments: BehaviorCatalog.ours.map(\.name))
  func behaviors(name: String) {
    #expect(has(Self.readme, "`\(name)`") || has(Self.readme, name))
    #expect(Self.help.manPage.contains(".It Cm \(name.replacing("-", with: "\\-"))\n"))
    #expect(completed(["--behavior", ""]).contains { $0.hasPrefix(name + "\t") })
  }

  @Test func `nor an exit code or a format`() {
    for code in ExitCode.allCases { #expect(Self.help.manPage.contains(".It \(code.rawValue)\n")) }
    for format in OutputFormat.allCases {
      #expect(has(Self.readme, format.rawValue))
      #expect(Snapsim.commands.names.contains { completed([$0, "--format", ""]).contains(format.rawValue) })
    }
  }
}
