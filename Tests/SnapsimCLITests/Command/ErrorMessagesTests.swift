import Testing

@testable import SnapsimRuns
@testable import SnapsimText

@Suite("The whole message for every mistake")
struct ErrorMessagesTests {
  static let behaviors = BehaviorCatalog.ours.map(\.name).joined(separator: ", ")

  @Test(
    "a mistake of usage has one message and the exit code 64",
    arguments: Table.pairs("usage-mistakes", where: ["behaviors": behaviors]))
  func reports(command: String, message: String) throws {
    let run = try CapturedRun(command)
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  @Test(
    "what cannot be taken is told with what can, in one or two lines", arguments: Table.pairs("out-of-range"))
  func outOfRange(command: String, words: String) throws {
    let run = try CapturedRun(command)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty && (1...2).contains(run.errorLines.count))
    #expect(run.code == .usage)
  }

  @Test(
    "content too long to be told apart is an error, and the longest that is not is answered",
    arguments: Table.pairs("long-contents"))
  func tooLong(command: String, code: String) throws {
    let run = try CapturedRun(command + " --velocity -1200 --behavior paging")
    #expect("\(run.code)" == code, "\(run.errors)")
    #expect(code == "settled" ? run.lines.first == "offset: 390" : (1...2).contains(run.errorLines.count))
  }

  @Test(arguments: [
    ["--velocity", "1\n2\n3\n4"], ["--device", "a\nb\nc\nd"], ["--behavior", "a\r\nb\r\nc"],
    ["--velocty\n\n\n"], ["a\nb\nc\nd"], ["--check=\n\n\n"],
  ])
  func `an error takes one or two lines, whatever was typed`(arguments: [String]) throws {
    let run = try CapturedRun(arguments)
    #expect((1...2).contains(run.errors.split(whereSeparator: \.isNewline).count))
    #expect(run.code == .usage)
  }

  @Test func `control characters in an argument do not reach the terminal as such`() throws {
    let run = try CapturedRun(["--device", "\u{1B}[31mred\u{7}"])
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  static func words(_ command: String) -> [String] { command.split(separator: " ").map(String.init) }
}
