import Testing

@testable import SnapsimRuns

@Suite("A command line taken apart")
struct InvocationTests {
  @Test func `--option=value equals --option value`() throws {
    let joined = try Invocation(["--velocity=-1200", "--behavior=paging", "--safe-area=1,2"])
    let apart = try Invocation(["--velocity", "-1200", "--behavior", "paging", "--safe-area", "1,2"])
    #expect(joined == apart)
    #expect(try Invocation(["-h"]) == Invocation(["--help"]))
  }

  static let lines: [(line: String, command: String?, operands: [String], given: String)] = [
    // Only the first equals sign divides an option from its value.
    ("--behavior=a:b=c=d --velocity=", nil, [], "behavior a:b=c=d, velocity "),
    // A command stands before, between or after the options, and is a value after an option that takes one.
    ("devices --check", "devices", [], "check"), ("--check devices", "devices", [], "check"),
    ("--device devices", nil, [], "device devices"),
    ("--velocity 1 --velocity=2", nil, [], "velocity 1, velocity 2"),
    // After -- nothing is an option, and a lone - is an operand.
    ("--check - -- --velocity -5 -- -h", nil, ["-", "--velocity", "-5", "--", "-h"], "check"),
    // A number that begins with a hyphen is a value.
    ("--velocity -.5 --drag -1E-3", nil, [], "velocity -.5, drag -1E-3"),
    ("--velocity -inf --drag -nan", nil, [], "velocity -inf, drag -nan"), ("", nil, [], ""),
  ]

  @Test("a line is a command, operands and options in their order", arguments: lines)
  func takenApart(line: String, command: String?, operands: [String], given: String) throws {
    let invocation = try Invocation(ErrorMessagesTests.words(line))
    #expect(invocation.command == command && invocation.operands == operands)
    let texts = invocation.given.map { [$0.option.name] + ($0.text.map { [$0] } ?? []) }
    #expect(texts.map { $0.joined(separator: " ") }.joined(separator: ", ") == given)
  }

  static let helps: [([String], Bool)] = [
    (["-h"], true), (["--help"], true), (["--velocity", "--help"], true), (["nonsense", "-h"], true),
    (["--", "--help"], false), (["--", "-h"], false), ([], false), (["--help=x"], false), (["help"], false),
  ]

  @Test("help is asked for anywhere before --", arguments: helps)
  func asksForHelp(arguments: [String], expected: Bool) {
    #expect(Invocation.asksForHelp(arguments) == expected)
  }
}
