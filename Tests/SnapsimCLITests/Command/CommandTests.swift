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

  @Test("only what reads a file has an operand")
  func operands() {
    #expect(Command.allCases.filter { $0.operand != nil } == [.batch, .play, .completions])
  }

  @Test("a command takes what it can make use of")
  func takes() {
    for option in Option.allCases {
      let isOfAudit = option.descriptor.group == .audit
      func takes(_ command: Command, allBut others: [Option]) {
        #expect(command.takes(option) == (!others.contains(option) && !isOfAudit))
      }
      takes(.settle, allBut: [.keepGoing, .interval])
      takes(.batch, allBut: [.printScenario, .repeat, .gesture, .explain, .interval])
      takes(.trace, allBut: [.printScenario, .keepGoing, .explain, .check, .tolerance])
      takes(.reveal, allBut: [.printScenario, .keepGoing, .explain, .check, .tolerance, .interval])
      if option.isOfLayout || isOfAudit { #expect(Command.audit.takes(option)) }
      if option.descriptor.group == .gesture { #expect(!Command.audit.takes(option)) }
      #expect(!Command.devices.takes(option))
      #expect(!Command.behaviors.takes(option))
    }
  }

  @Test("settling draws all pictures, a trace the plot, and every command writes rows")
  func formats() {
    for format in OutputFormat.allCases {
      #expect(Command.settle.takes(format))
      #expect(Command.trace.takes(format) == (format.isOfRows || format == .plot))
      #expect(Command.reveal.takes(format) == format.isOfRows)
      #expect(Command.batch.takes(format) == format.isOfRows)
    }
  }

  @Test("settling may be named, and need not be")
  func settle() throws {
    #expect(
      try CapturedRun(["settle", "--velocity", "-1200"]).output
        == CapturedRun(["--velocity", "-1200"]).output)
  }
}
