import Testing

@testable import SnapsimText
@testable import SnapsimCLI

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

  @Test(arguments: [
    ("drag\n-390\n-1200\n1200\n", "1 row passes"), ("page,drag\n7,-390\n0,-1200\n7,1200\n", "2 rows pass"),
  ])
  func `a check counts rows that pass too many pages`(rows: String, count: String) throws {
    let run = try BatchRun(rows, "--check pages=1 --print page")
    #expect(
      run.errors == "snapsim: check failed: \(count) more than 1 page; --print start,page tells which\n")
    #expect(run.code == .found)
    #expect(try BatchRun(rows, "--check pages=3").code == .settled)
  }

  @Test("each row of input is one row of output", arguments: answers)
  func answer(input: String, options: String, output: String) throws {
    let run = try BatchRun(input, options)
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.code == .settled)
  }

  static let mistakes = Table.rows("batch-mistakes").map { ($0[0], $0[1], Int($0[2]) ?? -1) }

  @Test(arguments: [
    "[]", "[\n", "[{\"velocity\":0}]", " [\n  {\"velocity\":0},\n  {\"velocity\":1}\n]\n",
    "[[\"velocity\"],[0]]",
  ])
  func `one JSON list gets advice about JSON`(_ input: String) throws {
    let run = try BatchRun(input)
    #expect(
      run.errors
        == "snapsim: FILE:1: this is one JSON list; expected one object per line, as jq -c '.[]' makes of it\n"
    )
    #expect(run.output.isEmpty && run.code == .badData)
  }

  @Test func `an option that the input has not and nobody gave is no column`() throws {
    let run = try BatchRun("velocity,id\n0,a\n", "--print id,width")
    let names = (["id"] + ColumnTests.names + ["velocity"]).joined(separator: ",")
    #expect(run.errors == "snapsim: --print 'width' is no column; expected some of \(names)\n")
    #expect(run.code == .usage && run.output.isEmpty)
  }

  @Test("a bad row stops with its line, after the rows before it", arguments: mistakes)
  func stops(input: String, message: String, rows: Int) throws {
    let run = try BatchRun(input, "--print offset --no-header")
    #expect(run.errors == "snapsim: \(message)\n")
    #expect(run.output == String(repeating: "0\n", count: rows))
    #expect(run.code == .badData)
  }

  @Test func `a number out of range is told with the range, in CSV and in JSON`() throws {
    for input in ["velocity\n1e300\n", "{\"velocity\":1e300}\n"] {
      let run = try BatchRun(input)
      #expect(run.errors.contains("2^53"))
      #expect(run.code == .badData)
    }
  }

  @Test func `when told to go on, a bad row has its place, its own handed-on values and no others`() throws {
    let input = "velocity,id\n0,a\nx,b\n0,c\n0,\"d\"e\n1,2,3\n0,f\n"
    let run = try BatchRun(input, "--print id,offset,duration --keep-going")
    #expect(run.output == "id,offset,duration\na,0,0\nb,,\nc,0,0\n,,\n,,\nf,0,0\n")
    #expect(run.code == .badData)
    #expect(
      run.errors.split(separator: "\n").map { $0.prefix(16) } == [
        "snapsim: FILE:3:", "snapsim: FILE:5:", "snapsim: FILE:6:",
      ])
    let lines = "{\"id\":1,\"velocity\":0}\n{\"id\":2,\"velocity\":\"x\"}\n{\n{\"id\":4,\"velocity\":0}\n"
    let json = try BatchRun(lines, "--print id,offset --format json --keep-going")
    #expect(
      json.output
        == "{\"id\":1,\"offset\":0}\n{\"id\":2,\"offset\":null}\n{\"id\":null,\"offset\":null}\n"
        + "{\"id\":4,\"offset\":0}\n")
    #expect(json.code == .badData)
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

  static let checks: [(String, String, ExitCode)] = [
    ("offset\n0\n10\n", "--check", .found), ("offset\n0\n0.5\n", "--check", .settled),
    ("offset\n0\n10\n", "", .settled), ("offset\n10\nx\n", "--check --keep-going", .badData),
    ("offset\nx\n10\n", "--check --keep-going", .badData),
  ]

  @Test("a check finds a misaligned row, and a bad row is worse", arguments: checks)
  func checked(input: String, options: String, code: ExitCode) throws {
    #expect(try BatchRun(input, options).code == code)
  }

  @Test func `a column that is nearly an option is warned of and handed on`() throws {
    let run = try BatchRun("velocty,drag\n5,0\n", "--print velocty,offset")
    #expect(
      run.errors == "snapsim: warning: the column 'velocty' names no option and is handed on as it is; "
        + "did you mean velocity?\n")
    #expect(run.output == "velocty,offset\n5,0\n")
    #expect(run.code == .settled)
  }

  @Test func `a column conflicts with an option of the command line as with another column`() throws {
    for (input, options) in [
      ("items,velocity\n3,-9000\n", "--content-length 1000"), ("item-lengths\n5\n", "--items 3"),
      ("item-length\n5\n", "--content-length 100"),
    ] {
      let run = try BatchRun(input, options)
      #expect(run.code != .settled, "\(options)")
      #expect(run.errors.contains("exclude each other"))
    }
  }
}
