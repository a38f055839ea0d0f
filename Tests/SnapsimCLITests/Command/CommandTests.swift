import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("The commands")
struct CommandTests {
  private let commands = Snapsim.commands

  @Test func `each command has a meaning and is named in the help`() {
    let help = Help(commands: Snapsim.commands)
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

  @Test func `no two rooms declare an option of the same name, and help lists every one`() {
    let names = Option.all.map(\.name)
    #expect(Set(names).count == names.count)
    let page = Help(commands: Snapsim.commands).options
    for command in commands {
      for option in command.options {
        #expect(Option.all.contains(option), "\(command.name) \(option)")
        #expect(page.contains("\n  \(option.flag)"))
      }
    }
  }
}
