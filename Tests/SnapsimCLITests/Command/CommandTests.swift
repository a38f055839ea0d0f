import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("The commands")
struct CommandTests {
  private let commands = Snapsim.commands

  @Test("each command has a meaning and is named in the help")
  func summaries() {
    let help = Help(Snapsim.commands)
    for command in commands {
      #expect(!command.summary.isEmpty)
      // The summary has no room for what lists only say by their names; their pages have it.
      #expect((command.takesOptions ? help.all : help.of(command)).contains(command.summary))
      #expect(help.summary.contains(command.name))
      #expect(!command.story.isEmpty)
      #expect(!command.examples.isEmpty)
    }
    #expect(Set(Snapsim.commands.names).count == commands.count)
  }

  /// Options that a command does not take, of those of a run, and those that it alone takes.
  static let takings: [(command: String, not: [String], alone: [String])] = [
    ("settle", [], ["print-scenario"]),
    ("trace", ["explain", "check", "tolerance"], ["interval"]),
    ("reveal", ["open", "explain", "check", "tolerance"], []),
    ("batch", ["repeat", "gesture", "open", "explain"], ["keep-going", "rename"]),
    (
      "audit",
      GestureOptions.options.map(\.name) + ["print", "no-header", "open", "check", "tolerance"],
      [
        "effort", "only", "skip", "strict", "list", "baseline", "write-baseline", "fix", "print-test",
        "module",
      ]
    ),
    (
      "play",
      (LayoutOptions.options + GestureOptions.options + ScrollPhysics.options).map(\.name) + ["open"],
      ["record", "print-test", "module"]
    ),
    ("behaviors", Option.ofRuns.map(\.name), []),
    ("devices", Option.ofRuns.map(\.name), []),
    ("completions", Option.ofRuns.map(\.name), []),
  ]

  @Test("a command takes what it can make use of", arguments: takings)
  func takes(name: String, not: [String], alone: [String]) throws {
    let command = try #require(Snapsim.commands.command(named: name))
    let expected =
      Option.ofRuns.map(\.name).filter { !not.contains($0) } + alone + ["quiet", "help", "version"]
    #expect(command.options.map(\.name) == expected)
  }

  @Test("no two rooms declare an option of the same name, and help lists every one")
  func options() {
    let names = Option.all.map(\.name)
    #expect(Set(names).count == names.count)
    let page = Help(Snapsim.commands).options
    for command in commands {
      for option in command.options {
        #expect(Option.all.contains(option), "\(command.name) \(option)")
        #expect(page.contains("\n  \(option.flag)"))
      }
    }
  }

  @Test("settling may be named, and need not be")
  func settle() throws {
    #expect(try CapturedRun("settle --velocity -1200").output == CapturedRun("--velocity -1200").output)
  }
}
