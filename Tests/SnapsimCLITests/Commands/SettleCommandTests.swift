import Testing

@testable import SnapsimCLI

@Suite("Settling")
struct SettleCommandTests {
  static let landscape =
    "--behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 9 --check"

  static let checks: [(String, ExitCode)] = [
    (landscape, .found),
    (landscape + " --tolerance 374", .settled),
    (landscape + " --tolerance 373", .found),
    ("--behavior paging --device iphone-14 --velocity -1200 --repeat 9 --check", .settled),
    ("--offset 0.5 --check", .settled), ("--offset 0.51 --check", .found), ("--offset 0.51", .settled),
    ("--offset 0.1 --check --tolerance 0", .found), ("--check --tolerance 0", .settled),
    ("--behavior none --behavior paging --velocity -1200 --check", .found),
    ("--behavior paging --behavior none --velocity -1200 --check", .found),
  ]

  @Test("a check finds a row that is misaligned by more than the tolerance", arguments: checks)
  func check(command: String, code: ExitCode) throws {
    #expect(try CapturedRun(ErrorMessagesTests.words(command)).code == code)
  }

  @Test("each behavior begins anew, and each gesture where the last rested")
  func rows() throws {
    let run = try CapturedRun(
      ErrorMessagesTests.words(
        "--behavior paging --behavior none --velocity -1200 --repeat 3 --format json "
          + "--print behavior,gesture,start"
      )
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.prefix(4) == [
        #"{"behavior":"paging","gesture":0,"start":0}"#, #"{"behavior":"paging","gesture":1,"start":390}"#,
        #"{"behavior":"paging","gesture":2,"start":780}"#, #"{"behavior":"none","gesture":0,"start":0}"#,
      ]
    )
  }

  @Test("one row is lines, several are a table, a single column is bare values")
  func presentation() throws {
    let one = try CapturedRun(["--velocity", "-1200"])
    #expect(one.output.hasPrefix("offset: "))
    let two = try CapturedRun(["--velocity", "-1200", "--repeat", "2"])
    #expect(two.output.hasPrefix("behavior  gesture "))
    #expect(two.output.split(separator: "\n").count == 3)
    let bare = try CapturedRun(["--page", "2", "--repeat", "2", "--print", "offset"])
    #expect(bare.output == "780\n780\n")
    let twoColumns = try CapturedRun(["--page", "2", "--print", "page,offset"])
    #expect(twoColumns.output == "page: 2\noffset: 780\n")
  }
}
