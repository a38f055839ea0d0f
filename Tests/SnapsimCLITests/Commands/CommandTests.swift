import Testing

@testable import SnapsimCLI

@Suite("The commands")
struct CommandTests {
  @Test("each command has a meaning and is named in the help")
  func summaries() {
    for command in Command.allCases {
      #expect(!command.summary.isEmpty)
      #expect(Help.summary.contains(command.summary))
    }
  }

  @Test("only a batch has an operand")
  func operands() {
    #expect(Command.allCases.filter { $0.operand != nil } == [.batch])
  }

  @Test("a command takes what it can make use of")
  func takes() {
    for option in Option.allCases {
      let isOfAudit = option.descriptor.group == .audit
      #expect(Command.settle.takes(option) == (option != .keepGoing && !isOfAudit))
      #expect(Command.batch.takes(option) == (![.repeat, .gesture, .explain].contains(option) && !isOfAudit))
      if option.isOfLayout || isOfAudit { #expect(Command.audit.takes(option)) }
      if option.descriptor.group == .gesture { #expect(!Command.audit.takes(option)) }
      #expect(!Command.devices.takes(option))
      #expect(!Command.behaviors.takes(option))
    }
  }

  @Test("settling may be named, and need not be")
  func settle() throws {
    #expect(
      try CapturedRun(["settle", "--velocity", "-1200"]).output
        == CapturedRun(["--velocity", "-1200"]).output)
  }
}
