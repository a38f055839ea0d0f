import Foundation
import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimBehaviorFiles
@testable import SnapsimCLI

@Suite("Help")
struct HelpTests {
  private var help: Help { Help(commands: Snapsim.commands) }

  /// Every page of help: the summary, then topics and commands by their names.
  static let pages = ["summary"] + names

  static let names = Set(
    Snapsim.commands.topics.map(\.name) + Snapsim.commands.names + BehaviorCatalog.ours.map(\.name)
      + AuditCheck.all.map(\.id)
  ).sorted()

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Pages")

  private func text(_ page: String) throws -> String { try help.on(page == "summary" ? nil : page) }

  /// The pages that are read most; of the others hold only the properties below.
  static let recordedPages =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).map { String($0.dropLast(4)) }

  /// `make help-pages` records them anew.
  @Test("each page that is read much is the text that is recorded", arguments: recordedPages)
  func recorded(page: String) throws {
    let file = Self.folder.appendingPathComponent("\(page).txt")
    #expect(try text(page) == String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: pages.filter { $0 != "man" })
  func `no line is longer than 80 columns, and none ends in a space`(page: String) throws {
    let text = try text(page)
    for line in text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
    #expect(text.hasSuffix("\n"))
    #expect(!text.hasSuffix("\n\n"))
  }

  @Test func `the first screen is short, and leads to each command, topic and exit code`() {
    let words = help.summary.words
    #expect(help.summary.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    for code in ExitCode.allCases {
      #expect(words.joined(separator: " ").contains("\(code.rawValue) \(code.summary)"))
    }
    for name in Snapsim.commands.names + Snapsim.commands.topics.map(\.name) {
      #expect(words.contains { $0 == name || $0 == name + "," }, "\(name)")
    }
  }

  @Test(arguments: Snapsim.commands.names)
  func `a command's page leads with its own options, and points to the others`(name: String) throws {
    let command = try #require(Snapsim.commands.command(named: name))
    // Of the paragraphs above the options some name options of other commands.
    let lines = help.of(command).split(separator: "\n").filter { $0.hasPrefix("  --") }
    let named = Set(lines.map { $0.dropFirst(2).prefix { $0 != " " } }.map(String.init))
    let shared = Set(Option.ofRuns.map(\.flag))
    let taken = Set(command.options.filter { $0.group != .other }.map(\.flag))
    #expect(named.isSubset(of: taken))
    #expect(named.isSuperset(of: taken.subtracting(shared)))
    let words = help.of(command).words.joined(separator: " ")
    #expect(words.contains("snapsim help options.") == !taken.subtracting(named).isEmpty)
  }

  @Test(arguments: Snapsim.commands.names)
  func `a command's page speaks of no format that it has not`(_ name: String) throws {
    let command = try #require(Snapsim.commands.command(named: name))
    let page = help.of(command)
    for format in OutputFormat.allCases where !command.formats.contains(format) {
      // The audit's story names the formats that it has.
      let words = page.split { !$0.isLetter }.map(String.init)
      #expect(!words.contains(format.rawValue) || format == .text, "\(name) \(format)")
    }
    #expect(page.contains("drawn") == ["settle", "trace", "map"].contains(name))
    guard let row = page.split(separator: "\n").first(where: { $0.hasPrefix("  --format ") }) else { return }
    #expect(row.contains(command.formats.map(\.rawValue).joined(separator: "|")))
  }

  @Test func `what a command's page says of defaults holds`() throws {
    #expect(help.of(.batch).contains("how it is written (csv)"))
    #expect(!help.of(.play).contains("(none)") && !help.of(.batch).contains("to compare"))
    #expect(try CapturedRun("trace --velocity -100 --interval 9").output.contains("time  offset"))
  }

  @Test(arguments: ScrollViewReading.Finding.Check.allCases)
  func `each fault that a view shows is explained`(check: ScrollViewReading.Finding.Check) throws {
    let page = try CapturedRun("help \(check.rawValue)")
    #expect(page.output.hasPrefix("\(check.rawValue) (") && page.output.contains("A fix:"))
    // The sentence, what it means, and the fix below its heading: none is empty.
    #expect(page.output.contains(/^\S+ \(\w+\): \S/) && page.output.split(separator: "\n\n").count == 4)
    #expect(page.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    ("--check", ["  --check [aligned,pages=N,ID]"]), ("check", ["  --check [aligned,pages=N,ID]"]),
    ("physics", ["Physics", "  --projection"]), ("layout", ["Layout", "  --items"]),
    ("misalignment", ["  misalignment  how far"]), ("page", ["  --page N", "  page  "]),
  ])
  func `an option and a column have the help of their lists`(name: String, beginnings: [String]) throws {
    let text = try help.on(name)
    for beginning in beginnings { #expect(text.contains(beginning), "\(text)") }
    #expect(text.split(separator: "\n").allSatisfy { (help.options + help.columns).contains($0) })
  }

  @Test func `--help stands for the command beside which it stands, even beside an error`() throws {
    let pages: [(line: String, page: String)] = [
      ("--help", help.summary), ("batch --help", help.of(.batch)), ("--help batch", help.of(.batch)),
      ("--velocity 3 play -h", help.of(.play)), ("batch --nonsense -h", help.of(.batch)),
      ("--output batch --nonsense -h", help.summary), ("settle -h", help.of(.settle)),
      ("--velocity --help", help.summary), ("complete --help", help.summary), ("-h", help.summary),
      ("help", help.summary), ("--nonsense -h", help.summary), ("--width 0 --help", help.summary),
      ("a b --help c", help.summary),
    ]
    for (line, page) in pages {
      let run = try CapturedRun(line)
      #expect(run.output == page && run.errors.isEmpty && run.code == .settled, "\(line)")
    }
  }

  @Test func `each behavior, format, column and exit code is explained on its page`() throws {
    for behavior in BehaviorCatalog.ours {
      #expect(Help.behaviors.contains("\n  \(behavior.name) "))
      for parameter in behavior.parameters { #expect(Help.behaviors.contains(":\(parameter.name)=")) }
    }
    for format in OutputFormat.allCases {
      #expect(try help.on("formats").contains("\n  \(format.rawValue) "))
    }
    for column in Snapsim.commands.columns { #expect(help.columns.contains("\n  \(column.name) ")) }
    for code in ExitCode.allCases { #expect(try help.on("exit-codes").contains("\n  \(code.rawValue) ")) }
    for key in Scenario.keys + Scenario.stepKeys + Scenario.layoutKeys + Scenario.physicsKeys
      + ScenarioExpectation.Quantity.allCases.map(\.rawValue)
    { #expect(Help.scenarios.contains(key), "\(key)") }
  }
}
