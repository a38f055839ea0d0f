import Testing

@testable import SnapsimRuns
@testable import SnapsimText
@testable import SnapsimCLI

@Suite("The whole message for every mistake")
struct ErrorMessagesTests {
  static let behaviors = BehaviorCatalog.ours.map(\.name).joined(separator: ", ")

  static let usage = Table.pairs("usage-mistakes", where: ["behaviors": behaviors])

  @Test("a mistake of usage has one message and the exit code 64", arguments: usage)
  func reports(command: String, message: String) throws {
    let run = try CapturedRun(Self.words(command))
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  static let suggestions: [(String, String)] = [
    ("--format jsn", "did you mean json?"),
    ("--axis vertcal", "did you mean vertical?"),
    ("--print ofset", "did you mean offset?"),
    ("--device iphone14", "did you mean iphone-14, "),
    ("--device iphone-15-pro-mx", "did you mean iphone-15-pro-max, "),
    ("--behavior pagin", "did you mean paging?"),
    ("--velocty 1", "did you mean --velocity?"),
    ("--behavior view-aligned:limits=never", "(did you mean limit?)"),
    ("--behavior view-aligned:limit=allways", "(did you mean always?)"),
  ]

  @Test("what was meant is named", arguments: suggestions)
  func suggests(command: String, words: String) throws {
    let run = try CapturedRun(Self.words(command))
    #expect(run.errors.contains(words))
    #expect(run.code == .usage)
  }

  static let ranges = Table.pairs("out-of-range")

  @Test("what cannot be taken is told with what can, in one or two lines", arguments: ranges)
  func outOfRange(command: String, words: String) throws {
    let run = try CapturedRun(command)
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty && (1...2).contains(run.errorLines.count))
    #expect(run.code == .usage)
  }

  static let long: [(String, ExitCode)] = [
    ("--items 9007199254740992", .usage), ("--items 9e15 --item-length 1 --spacing 1", .usage),
    ("--items 1e10 --item-length 1e10", .usage), ("--item-lengths 9007199254740992,9007199254740992", .usage),
    ("--items 9007199254740993 --item-length 9e15", .usage), ("--padding 9e15 --items 9e15", .usage),
    ("--safe-area 9e15,9e15", .usage), ("--width 9007199254740992 --safe-area 9007199254740992", .usage),
    ("--items 9e15 --item-length 1", .settled), ("--content-length 9e15", .settled),
    ("--items 1e15 --item-length 9", .settled),
  ]

  @Test(
    "content too long to be told apart is an error, and the longest that is not is answered", arguments: long)
  func tooLong(command: String, code: ExitCode) throws {
    let run = try CapturedRun(command + " --velocity -1200 --behavior paging")
    #expect(run.code == code, "\(run.errors)")
    #expect(code == .settled ? run.lines.first == "offset: 390" : (1...2).contains(run.errorLines.count))
  }

  @Test(
    "a number beyond 2^53 is refused with the range that it left",
    arguments: ["--width 1e300", "--velocity 1e300", "--velocity -1e300", "--items 1e16", "--drag 1e17"]
  )
  func tooLarge(command: String) throws {
    let run = try CapturedRun(Self.words(command))
    #expect(run.errors.contains("2^53") || run.errors.contains("9007199254740992"))
    #expect(!run.errors.contains(".0"))
    #expect(run.code == .usage)
  }

  @Test(
    "an error takes one or two lines, whatever was typed",
    arguments: [
      ["--velocity", "1\n2\n3\n4"], ["--device", "a\nb\nc\nd"], ["--behavior", "a\r\nb\r\nc"],
      ["--velocty\n\n\n"], ["a\nb\nc\nd"], ["--check=\n\n\n"],
    ]
  )
  func oneLine(arguments: [String]) throws {
    let run = try CapturedRun(arguments)
    #expect((1...2).contains(run.errors.split(whereSeparator: \.isNewline).count))
    #expect(run.code == .usage)
  }

  @Test("control characters in an argument do not reach the terminal as such")
  func controlCharacters() throws {
    let run = try CapturedRun(["--device", "\u{1B}[31mred\u{7}"])
    #expect(!run.errors.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test(
    "an offset that no rubber band shows is told with its option and the range",
    arguments: ["-390", "-1e9", "7800", "9000"]
  )
  func tooFar(offset: String) throws {
    let run = try CapturedRun(["--offset", offset])
    #expect(run.errors.hasPrefix("snapsim: --offset "))
    #expect(run.errors.contains("-390"))
    #expect(run.errors.contains("7800"))
    #expect(run.output.isEmpty)
    #expect(run.code == .usage)
  }

  @Test("output that cannot be written is one line and the exit code 74")
  func cannotWrite() throws {
    let errors = try TemporaryFile()
    let code = Snapsim.run(
      ["--velocity", "-1200"],
      output: Output(descriptor: -1),
      errors: Output(descriptor: errors.descriptor)
    )
    #expect(code == .cannotWrite)
    let message = try errors.text()
    #expect(message.hasPrefix("snapsim: the output could not be written: "))
    #expect(message.split(separator: "\n").count == 1)
  }

  @Test("a file that cannot be read is one line and the exit code 66")
  func cannotRead() throws {
    for file in ["/nonexistent/gestures.csv", "/"] {
      let run = try CapturedRun(["batch", file])
      #expect(run.code == .noInput)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("snapsim: \(file) could not be read: "))
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  static func words(_ command: String) -> [String] {
    command.split(separator: " ").map(String.init)
  }
}
