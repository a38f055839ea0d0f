import Testing

@testable import SnapsimRuns

@Suite("A command line taken apart")
struct InvocationTests {
  @Test func `--option=value equals --option value`() throws {
    let joined = try Invocation(["--velocity=-1200", "--behavior=paging", "--safe-area=1,2"])
    let apart = try Invocation(["--velocity", "-1200", "--behavior", "paging", "--safe-area", "1,2"])
    func read(_ line: Invocation) -> [String] { line.given.map { "\($0.option) \($0.text ?? "")" } }
    #expect(read(joined) == read(apart) && joined.operands == apart.operands && joined.command == nil)
    #expect(try read(Invocation(["-h"])) == read(Invocation(["--help"])))
  }

  @Test("a line is a command, operands and options in their order", arguments: Table.rows("command-lines"))
  func takenApart(_ row: [String]) throws {
    let invocation = try Invocation(ErrorMessagesTests.words(row[0]))
    #expect(invocation.command == (row[1].isEmpty ? nil : row[1]))
    #expect(invocation.operands == ErrorMessagesTests.words(row[2]))
    let texts = invocation.given.map { [$0.option.name] + ($0.text.map { [$0] } ?? []) }
    #expect(texts.map { $0.joined(separator: " ") }.joined(separator: ", ") == row[3])
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
