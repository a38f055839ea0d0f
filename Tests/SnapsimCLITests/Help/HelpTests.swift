import Foundation
import Testing

@testable import SnapsimCLI

@Suite("Help")
struct HelpTests {
  /// Every page of help: the summary, then topics and commands by their names.
  static let pages = ["summary"] + names

  static let names = Set(HelpTopic.allCases.map(\.rawValue) + Command.allCases.map(\.rawValue)).sorted()

  /// The folder of the recorded pages, one file each.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pages")

  private func text(_ page: String) throws -> String {
    try Help.on(page == "summary" ? nil : page)
  }

  /// To record a page anew: `snapsim help PAGE > Tests/SnapsimCLITests/Help/Pages/PAGE.txt`, or `make help-pages` for all.
  @Test("each page is the text that is recorded", arguments: pages)
  func recorded(page: String) throws {
    let file = Self.folder.appendingPathComponent("\(page).txt")
    #expect(try text(page) == String(contentsOf: file, encoding: .utf8))
  }

  @Test("every recorded text is a page")
  func noStrays() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.pages.map { "\($0).txt" }))
  }

  @Test(
    "no line is longer than 80 columns, and none ends in a space",
    arguments: pages.filter { $0 != "man" })
  func width(page: String) throws {
    let text = try text(page)
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test("the summary fits one screen")
  func screen() {
    #expect(Help.summary.split(separator: "\n", omittingEmptySubsequences: false).count <= 40)
  }

  @Test("the summary has every option, command, topic and exit code")
  func complete() {
    for row in Option.table where row.group != .other {
      #expect(Help.summary.contains(row.option.flag))
    }
    for code in ExitCode.allCases {
      #expect(Help.words(Help.summary).joined(separator: " ").contains("\(code.rawValue) \(code.summary)"))
    }
    for command in Command.allCases where command != .settle {
      #expect(Help.summary.contains("snapsim \(command.rawValue) "))
    }
    #expect(Help.summary.contains("snapsim [settle] [options]"))
    for topic in HelpTopic.allCases {
      #expect(Help.words(Help.summary).contains(topic.rawValue))
    }
  }

  @Test("a command's page has the options that it takes and no other", arguments: Command.allCases)
  func optionsOfCommands(command: Command) {
    // Of the paragraphs above the options some name options of other commands.
    let lines = Help.of(command).split(separator: "\n").filter { $0.hasPrefix("  --") }
    let named = Set(lines.map { $0.dropFirst(2).prefix { $0 != " " } }.map(String.init))
    #expect(named == Set(command.options.map(\.flag)))
  }

  @Test(arguments: Command.allCases)
  func `a command's page speaks of no format that it has not`(_ command: Command) {
    let page = Help.of(command)
    for format in OutputFormat.allCases where !command.takes(format) {
      // The audit's story names the formats that it has.
      let words = page.split { !$0.isLetter }.map(String.init)
      #expect(!words.contains(format.rawValue) || format == .text, "\(command) \(format)")
    }
    #expect(page.contains("drawn") == [.settle, .trace].contains(command))
    guard let row = page.split(separator: "\n").first(where: { $0.hasPrefix("  --format ") }) else { return }
    #expect(row.contains(command.formats.map(\.rawValue).joined(separator: "|")))
  }

  @Test
  func `what a command's page says of defaults holds`() throws {
    #expect(Help.of(.batch).contains("how it is written (csv)"))
    #expect(!Help.of(.play).contains("(none)") && !Help.of(.batch).contains("to compare"))
    #expect(
      try CapturedRun(["trace", "--velocity", "-100", "--interval", "9"]).output.hasPrefix("behavior  "))
  }

  @Test("help is given on a topic, a command, or neither")
  func topics() throws {
    #expect(try Help.on(nil) == Help.summary)
    #expect(try Help.on("batch") == Help.of(.batch))
    #expect(try Help.on("behaviors") == Help.behaviors)
    #expect(throws: SnapsimError.unknownTopic("option", nearest: "options")) { try Help.on("option") }
  }

  @Test("--help stands for the command beside which it stands")
  func besideCommands() {
    #expect(Help.on(["--help"]) == Help.summary)
    #expect(Help.on(["batch", "--help"]) == Help.of(.batch))
    #expect(Help.on(["--help", "batch"]) == Help.of(.batch))
    #expect(Help.on(["--velocity", "3", "play", "-h"]) == Help.of(.play))
    #expect(Help.on(["batch", "--nonsense", "-h"]) == Help.of(.batch))
    #expect(Help.on(["--output", "batch", "--nonsense", "-h"]) == Help.summary)
    #expect(Help.on(["settle", "-h"]) == Help.of(.settle))
  }

  @Test("each behavior, format, column and exit code is explained on its page")
  func tables() {
    for behavior in BehaviorRegistry.all {
      #expect(Help.behaviors.contains("\n  \(behavior.name) "))
      for parameter in behavior.parameters { #expect(Help.behaviors.contains(":\(parameter.name)=")) }
    }
    for format in OutputFormat.allCases { #expect(Help.formats.contains("\n  \(format.rawValue) ")) }
    for column in Column.all { #expect(Help.columns.contains("\n  \(column.name) ")) }
    for code in ExitCode.allCases { #expect(Help.exitCodes.contains("\n  \(code.rawValue) ")) }
    for key in ScenarioKeys.file + ScenarioKeys.step + ScenarioKeys.layout + ScenarioKeys.physics
      + ScenarioExpectation.Quantity.allCases.map(\.rawValue)
    {
      #expect(Help.scenarios.contains(key), "\(key)")
    }
  }

  @Test("the examples run", arguments: Help.examples)
  func examples(example: String) throws {
    let run = try CapturedRun(Array(ErrorMessagesTests.words(example).dropFirst()))
    #expect(run.code == .settled)
    #expect(!run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }
}
