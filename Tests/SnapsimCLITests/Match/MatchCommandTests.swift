import Testing

@testable import ScrollSimulation
@testable import SnapsimCLI
@testable import SnapsimRuns

@Suite("Matching a recording")
struct MatchCommandTests {
  static let landscape = "--device iphone-14 --landscape --items 20"
  static let cards =
    "--width 390 --item-lengths 300,200,700,300,250,600,300,120,300,900,300,300,200 --spacing 16"

  static let pagingRules = [
    "paging", "paging:most=any", "paging:turn=half", "paging:grid=relative", "paging:most=any,turn=half",
    "paging:grid=relative,most=any", "paging:grid=relative,turn=half",
    "paging:grid=relative,most=any,turn=half",
  ]

  @Test("each rule of paging is named, and the insets are found", arguments: pagingRules, [0, 1.0 / 3])
  func paging(rule: String, noise: Double) throws {
    // With noise of a third of a point also with points per millisecond.
    let device = SimulatedDevice(
      rule: rule, layout: Self.landscape, noise: noise, isPerMillisecond: noise > 0)
    let run = try LogFile(device.log()).match()
    #expect(run.errors == "" && run.code == .settled)
    #expect(run.output.hasPrefix("your device follows \(rule) (120 of 120)"), "\(run.output)")
    #expect(run.output.contains("velocities in points per millisecond") == (noise > 0))
    #expect(run.output.contains("bounds 94 pt longer than the container, as matches most"))
  }

  @Test(
    arguments: [
      "view-aligned", "view-aligned:limit=never", "view-aligned:limit=always-by-few",
      "view-aligned:anchor=center",
      "view-aligned:anchor=trailing", "view-aligned:longest=any", "view-aligned:limit=never,longest=any",
    ], [0, 1.0 / 3])
  func `each rule of view-aligned fits best, where the items are said`(rule: String, noise: Double) throws {
    let log = try LogFile(SimulatedDevice(rule: rule, layout: Self.cards, noise: noise).log())
    // Some of its rules part only on gestures that a hand seldom makes.
    let run = try log.match(Self.cards)
    let isFollowed = run.output.hasPrefix("your device follows \(rule) (120 of 120)")
    #expect(isFollowed || run.output.contains("rules fit equally (120 of 120)\n"), "\(run.output)")
    #expect(run.output.contains("matched within 0.5 pt\n  \(rule) "), "\(run.output)")
    #expect(run.code == (isFollowed ? .settled : .found))
  }

  @Test(arguments: ["multiple:of=130", "nearest-page:rounding=down"])
  func `of a rule that is not known it says that none fits`(rule: String) throws {
    let run = try LogFile(SimulatedDevice(rule: rule, layout: Self.landscape).log()).match()
    #expect(run.output.hasPrefix("no rule known here fits every row; the nearest, "), "\(run.output)")
    #expect(run.code == .found)
  }

  @Test func `the model's default is told beside another rule, and what its misses have in common`() throws {
    let log = try LogFile(SimulatedDevice(rule: "paging:most=any", layout: Self.landscape).log())
    #expect(try log.match().output.contains("; the model's default, paging, matches "))
    let named = try log.match("--behavior paging")
    #expect(named.code == .found)
    #expect(named.output.contains("the worst rows of paging\n  line "))
    #expect(named.output.contains("what these rows have in common: only at "))
    #expect(named.output.contains(" pt/s and faster ("))
  }

  @Test func `a behavior that is named is compared alone, in every format`() throws {
    let log = try LogFile(SimulatedDevice(rule: "paging", layout: Self.landscape, rows: 30).log())
    let run = try log.match("--behavior paging --behavior none --format csv")
    #expect(
      run.output.hasPrefix(
        "behavior,matched,rows,unit,insets,worst-line,worst-miss\npaging,30,30,per-second,94,,\nnone,"))
    #expect(run.code == .settled)
    #expect(try log.match("--name mine=paging").output.hasPrefix("mine matches all 30 rows\n"))
    let json = try log.match("--behavior none --format json")
    #expect(json.output.hasPrefix("{\"behavior\":\"none\",\"matched\":"))
    #expect(json.output.contains("\"all\":false") && json.output.contains("\"worst\":[{\"line\":"))
    #expect(json.code == .found)
  }

  @Test func `a log may stand among other lines of a console, and tell the release and the insets`() throws {
    var lines = try SimulatedDevice(rule: "paging", layout: Self.landscape, rows: 40).log()
    lines.insert("2026-11-22 07:00:00 App[1:2] hello", at: 3)
    lines[5] = "07:00:01 " + lines[5]
    lines.insert(#"{"snapsim":"rest","time":1.5,"offset":[844,0],"insets":[94,21]}"#, at: 7)
    let run = try LogFile(lines).match()
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix("your device follows paging (40 of 40), the model's default"), "\(run.output)")
  }

  @Test(arguments: [
    "paging", "paging:most=any", "view-aligned", "view-aligned:limit=never", "none", "flick-paging",
  ])
  func `the gestures that it asks for lead to the rule in a few rounds`(rule: String) throws {
    let view = "--items 12 --item-length 250 --spacing 20"
    let settling = Settling(
      try RunOptions(Invocation(ErrorMessagesTests.words(view))).layout.layout(),
      behavior: try BehaviorCatalog.behavior(rule).make())
    var rows = ["offset,drag,velocity,rest"]
    var next: (offset: Double, drag: Double, velocity: Double)? = (0, 0, -300)
    while let (offset, drag, velocity) = next, rows.count <= 8 {
      let rest = try settling.settle(from: offset, Gesture(drag: drag, velocity: velocity)).offset
      rows.append("\(offset),\(drag),\(velocity),\(rest)")
      let run = try LogFile(rows, ending: "csv").match(view + " --format json")
      let said = run.output.split(separator: "\n").first?.firstMatch(
        of: /"next":\{"offset":(.+),"drag":(.+),"velocity":(.+),"rest"/)
      next = try said.map { found in
        try (#require(Double(found.1)), #require(Double(found.2)), #require(Double(found.3)))
      }
      #expect((run.code == .settled) == (next == nil))
    }
    let run = try LogFile(rows, ending: "csv").match(view)
    #expect(run.output.hasPrefix("your device follows \(rule) ("), "\(rows) \(run.output)")
  }

  @Test func `headline and exit code agree: of thousands one row that differs means no rule fits`() throws {
    var rows = (0..<9000).map { "\($0 % 15 * 390),-1200,\(min($0 % 15 * 390 + 390, 7410))" }
    rows[8000] = "0,-1200,395"
    let log = try LogFile(["offset,velocity,rest"] + rows, ending: "csv")
    let run = try log.match()
    #expect(
      run.output.hasPrefix("no rule known here fits every row; the nearest, paging and "), "\(run.output)")
    #expect(run.output.contains("match 8999 of 9000\n"))
    #expect(run.output.contains("  line 8002: from 0, dragged 0 at -1200, to 395, and it says 390"))
    #expect(run.code == .found)
  }

  @Test func `rows may be of more layouts than are held at a time`() throws {
    let rows = (0..<6000).map { "\(300 + $0 % 200),-1200,\(300 + $0 % 200)" }
    let run = try LogFile(["width,velocity,rest"] + rows, ending: "csv").match("--behavior paging")
    #expect(run.output.hasPrefix("paging matches all 6000 rows\n"), "\(run.output)")
  }

  @Test func `times in milliseconds are noticed where a rest is over a minute behind its call`() throws {
    let device = try SimulatedDevice(rule: "paging", layout: Self.landscape, rows: 30).log()
    let lines = device.enumerated().flatMap { index, line in
      [
        "{\"snapsim\":\"release\",\"time\":\(index * 4000),\"offset\":[0,0],\"insets\":[94,21]}",
        line.replacing("\"time\":1", with: "\"time\":\(index * 4000 + 9)"),
        "{\"snapsim\":\"rest\",\"time\":\(index * 4000 + 1500),\"offset\":[0,0],\"insets\":[94,21]}",
      ]
    }
    let errors = try LogFile(lines).match().errors
    #expect(errors.contains("the times are milliseconds"), "\(errors)")
    #expect(try LogFile(device).match().errors == "")
  }

  static let mistakes = Table.rows("log-mistakes").map { ($0[0], $0[1], $0[2]) }

  @Test("a log that is none is told with its line", arguments: mistakes)
  func mistake(text: String, options: String, message: String) throws {
    let log = try LogFile(text.components(separatedBy: "\n"), ending: "csv")
    let run = try log.match(options)
    #expect(run.errors == "snapsim: \(log.path):\(message)\n")
    #expect(run.code == .badData && run.output.isEmpty)
  }
}
