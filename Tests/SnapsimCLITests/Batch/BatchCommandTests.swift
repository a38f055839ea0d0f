import Testing

@testable import SnapsimText

/// A batch in this process, on a file with some text.
struct BatchRun {
  let output: String
  let code: ExitCode

  /// Messages with the name of the file as `FILE`.
  let errors: String

  init(_ text: String, _ options: String = "") throws {
    let file = try TemporaryFile(text)
    let run = try CapturedRun(["batch", file.path] + ErrorMessagesTests.words(options))
    (output, code) = (run.output, run.code)
    errors = run.errors.replacing(file.path, with: "FILE")
  }
}

@Suite("Batches")
struct BatchCommandTests {
  static let answers = Table.rows("batch-answers").map { ($0[0], $0[1], $0[2]) }

  @Test("each row of input is one row of output", arguments: answers)
  func answer(input: String, options: String, output: String) throws {
    let run = try BatchRun(input, options)
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.code == .settled)
  }

  static let mistakes = Table.rows("batch-mistakes").map { ($0[0], $0[1], Int($0[2]) ?? -1) }

  @Test("a bad row stops with its line, after the rows before it", arguments: mistakes)
  func stops(input: String, message: String, rows: Int) throws {
    let run = try BatchRun(input, "--print offset --no-header")
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output == String(repeating: "0\n", count: rows))
    #expect(run.code == .badData)
  }

  @Test func `a bad row is the same wherever it stands`() throws {
    let first = try BatchRun("velocity\nx\n", "--keep-going --no-header --behavior paging").output
    let later = try BatchRun("velocity\n0\nx\n", "--keep-going --no-header --behavior paging").output
    #expect(later.split(separator: "\n").last.map { $0 + "\n" } == first[...])
    let column = "velocity,behavior\n0,paging\n0,nonsense\n"
    let row = try BatchRun(column, "--keep-going --no-header").output.split(separator: "\n").last
    #expect(row?.hasPrefix("paging,") == false)
  }

  @Test func `one quote inside a value makes one bad row, however long the file`() throws {
    var input = "velocity,id\n0,5\" wide\n"
    let pad = String(repeating: " ", count: 400)
    for index in 0..<6000 { input += "0,\(index)\(pad)\n" }
    let run = try BatchRun(input, "--keep-going --print offset --no-header")
    #expect(run.output.utf8.count { $0 == ByteText.newline } == 6001)
    #expect(run.errors.split(separator: "\n").count == 1)
  }
}
