import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Settling")
struct SettleCommandTests {
  static let landscape =
    "--behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 9 --check"

  static let checks: [(String, ExitCode)] = [
    (landscape, .found), (landscape + " --tolerance 374", .settled), (landscape + " --tolerance 373", .found),
    ("--behavior paging --device iphone-14 --velocity -1200 --repeat 9 --check", .settled),
    ("--offset 0.5 --check", .settled), ("--offset 0.51 --check", .found), ("--offset 0.51", .settled),
    ("--offset 0.1 --check --tolerance 0", .found), ("--check --tolerance 0", .settled),
    ("--behavior none --behavior paging --velocity -1200 --check", .found),
    ("--behavior paging --behavior none --velocity -1200 --check", .found),
  ]

  @Test("a check finds a row that is misaligned by more than the tolerance", arguments: checks)
  func check(command: String, code: ExitCode) throws {
    #expect(try CapturedRun(command).code == code)
  }

  @Test(arguments: [
    "--velocity -1200", "--velocity -1200 --repeat 2", "--velocity -1200 --behavior none", "--explain",
    "--format plot", "--format tsv", "audit --items 3 --effort quick --device iphone-14 --landscape",
    "audit --items 3 --effort quick --device iphone-14 --landscape --format github",
  ])
  func `a name's control characters reach no terminal`(command: String) throws {
    let run = try CapturedRun(
      ErrorMessagesTests.words(command) + ["--name", "a\u{1B}[31m\u{7F}\u{9B}b=paging"])
    #expect(run.output.contains("a\\u{1B}[31m\\u{7F}\\u{009B}b"), "\(run.output)")
    let controls = (run.output + run.errors).unicodeScalars.filter {
      $0.properties.generalCategory == .control
    }
    #expect(controls.allSatisfy { "\n\t".unicodeScalars.contains($0) })
  }

  @Test func `each behavior begins anew, and each gesture where the last rested`() throws {
    let run = try CapturedRun(
      "--behavior paging --behavior none --velocity -1200 --repeat 3 --format json "
        + "--print behavior,gesture,start")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.prefix(4) == [
        #"{"behavior":"paging","gesture":0,"start":0}"#, #"{"behavior":"paging","gesture":1,"start":390}"#,
        #"{"behavior":"paging","gesture":2,"start":780}"#, #"{"behavior":"none","gesture":0,"start":0}"#,
      ]
    )
  }

  @Test func `one row is lines, several are a table, a single column is bare values`() throws {
    let one = try CapturedRun("--velocity -1200")
    #expect(one.output.hasPrefix("offset: "))
    let two = try CapturedRun("--velocity -1200 --repeat 2")
    #expect(two.output.hasPrefix("gesture "))
    #expect(two.output.split(separator: "\n").count == 4)
    let bare = try CapturedRun("--page 2 --repeat 2 --print offset")
    #expect(bare.output == "780\n780\n")
    let twoColumns = try CapturedRun("--page 2 --print page,offset")
    #expect(twoColumns.output == "page: 2\noffset: 780\n")
  }

  @Test func `sweeps are outermost in the order typed, then behaviors, then gestures`() throws {
    let run = try CapturedRun(
      "--velocity -900,-1200 --items 5,6 --behavior paging --behavior none --repeat 2 --format csv "
        + "--print velocity,items,behavior,gesture")
    var expected = "velocity,items,behavior,gesture\n"
    for velocity in [-900, -1200] {
      for items in [5, 6] {
        for behavior in ["paging", "none"] {
          for gesture in 0...1 { expected += "\(velocity),\(items),\(behavior),\(gesture)\n" }
        }
      }
    }
    #expect(run.output == expected)
  }

  static let swept: [(String, [String])] = [
    ("--velocity %", ["-1200", "0", "300"]), ("--drag %", ["-50", "0.5", "12"]),
    ("--items %", ["5", "20", "21"]),
    ("--width % --velocity -1200 --behavior paging", ["100", "390", "844"]),
    ("--page % --velocity -1200", ["0", "3", "19"]), ("--offset % --velocity 40", ["-20", "0", "7"]),
    ("--item-length % --velocity -1200 --behavior view-aligned", ["78", "100.5", "400"]),
    ("--per-page % --velocity -3000 --behavior container-paging", ["1", "2", "3"]),
  ]

  @Test("a swept option gives what each of its numbers gives alone", arguments: swept)
  func sweptAlone(command: String, values: [String]) throws {
    let columns = ColumnTests.names.joined(separator: ",")
    let tail = " --format csv --no-header --print " + columns
    func run(_ value: String) throws -> String {
      try CapturedRun(command.replacing("%", with: value) + tail).output
    }
    #expect(try run(values.joined(separator: ",")) == values.map(run).joined())
  }

  @Test func `an option that is repeated as a single number is swept no more`() throws {
    let run = try CapturedRun("--velocity 1:9:1 --velocity -1200 --behavior paging")
    #expect(run.output.hasPrefix("offset: 390\n"))
    let swept = try CapturedRun("--velocity -1200 --velocity 0,-1200 --print offset --behavior paging")
    #expect(swept.output == "0\n390\n")
  }

  @Test func `a sequence goes on from rest to rest, or catches the content in flight`() throws {
    let run = try CapturedRun(
      "--behavior paging --gesture velocity=-1200 --gesture velocity=-1200 --gesture velocity=1200 "
        + "--print gesture,start,offset --format csv --no-header")
    #expect(run.output == "0,0,390\n1,390,780\n2,780,390\n")
    let caught = try CapturedRun("--gesture velocity=-1200 --gesture after=0.15 --print start")
    let starts = caught.output.split(separator: "\n").compactMap { Double($0) }
    try #require(starts.count == 2)
    #expect(starts[0] == 0)
    #expect(starts[1] > 100 && starts[1] < 300)
    let atOnce = try CapturedRun("--gesture velocity=-1200 --gesture after=0 --print start")
    #expect(atOnce.output == "0\n0\n")
    let late = try CapturedRun(
      "--gesture velocity=-1200 --gesture after=100 --print start,offset --no-header")
    #expect(late.output.split(separator: "\n").last?.split(separator: " ") == ["593.81", "593.81"])
  }

  @Test(arguments: ["settle", "trace", "reveal"])
  func `a bounce caught while it is taller than the bounds is held, and the sequence goes on`(
    _ command: String
  )
    throws
  {
    let run = try CapturedRun(
      [command]
        + ErrorMessagesTests.words(
          "--items 2 --gesture velocity=-60000 --gesture drag=40,after=0.09 --gesture after=0.01"))
    #expect(run.code == .settled && run.errors.isEmpty)
    guard command == "settle" else { return }
    let rests = try CapturedRun(
      "--items 2 --gesture velocity=-60000 --gesture drag=40,after=0.09 --print start,released,offset "
        + "--format csv "
        + "--no-header")
    #expect(rests.output == "0,0,390\n2355.3168077668915,2355.3168077668915,390\n")
  }

  @Test func `a sequence repeats as a whole`() throws {
    let run = try CapturedRun(
      "--behavior paging --gesture velocity=-900 --gesture velocity=-900 --repeat 2 --print offset")
    #expect(run.output == "390\n780\n1170\n1560\n")
  }

  @Test(arguments: [
    "--velocity -0", "--drag -0 --velocity 0", "--offset -0", "--offset=-0 --behavior paging",
    "--layout-direction rtl --velocity 0 --drag 0", "--layout-direction rtl --offset -0 --behavior paging",
    "--velocity 1200 --behavior paging", "--items 1 --velocity -1200", "--content-length 0 --velocity -500",
    "--content-length 0 --behavior paging --drag -100", "--velocity 9007199254740992",
    "--velocity -9007199254740992 --behavior paging", "--offset -1e-320 --drag 1e-320",
    "--deceleration 1e-300 --velocity -1200", "--deceleration 0.9999999999999999 --velocity -1200",
    "--deceleration 5e-324 --velocity -1200 --behavior paging", "--width 5e-324 --items 1",
    "--width 1000 --safe-area 400 --content-length 9007199254740992 --offset 9007199254740992",
  ])
  func `there is no -0, nan or inf, and no .0`(command: String) throws {
    for format in ["text", "json"] {
      let run = try CapturedRun(command + " --format " + format)
      #expect(run.code == .settled)
      #expect(run.output.firstMatch(of: #/-0(?![.\d])|\b(nan|inf)\b|\.0\b/#) == nil, "\(run.output)")
    }
  }
}
