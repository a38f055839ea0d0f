import Foundation
import Testing

/// Behaviors that end, stop or fill the process that asks them, in each command.
@Suite("A behavior file that is lost", .timeLimit(.minutes(30)))
struct LostBehaviorsTests {
  let folder: BehaviorFolder

  init() throws { folder = try BehaviorFolder() }

  private func run(_ command: String, limit: String? = nil) async throws -> Shell.Result {
    var shell = folder.shell
    shell.environment["SNAPSIM_TIME_LIMIT"] = limit
    return try await shell.run(command)
  }

  /// Ways to be lost: the code, and the words.
  static let ways = [
    (code: "raise(SIGSTOP)", words: "stopped the process (SIGSTOP)"),
    (code: "kill(getpid(), SIGKILL)", words: "ended the process (SIGKILL)"),
    (code: "kill(getpid(), SIGTERM)", words: "ended the process (SIGTERM)"),
    (code: "exit(0)", words: "ended the process (exit)"),
    (code: "while target.rect.minX > 500 {}", words: "did not return within 0.5 s"),
    (code: "sleep(100)", words: "did not return within 0.5 s"),
    (code: "raise(SIGSEGV)", words: "crashed (SIGSEGV)"),
    (
      code: "while target.rect.minX > 500 { target.rect.origin.x += 0 }", words: "did not return within 0.5 s"
    ),
    (code: "let none: [Int] = []; _ = none[Int(target.rect.minX)]", words: "crashed (SIG"),
  ]

  private func write(_ code: String) throws {
    try folder.write(
      "L.swift", behavior: "L", body: "if target.rect.minX > 500 { \(code) }; target.rect.origin.x = 100")
  }

  /// Writes a file that is lost in each of the ways, by the velocity, so that it is compiled once for all of them.
  private func writeWays() throws {
    let cases = Self.ways.enumerated().map { "\n    case \(1300 + $0): \($1.code)" }
    try write("switch context.velocity.dx {\(cases.joined())\n    default: break\n    }")
  }

  @Test(
    "is told of after the rows before it, in each command that writes rows", .serialized,
    arguments: ways.indices)
  func rows(way: Int) async throws {
    let ((code, words), far) = (Self.ways[way], "-\(1300 + way)")
    try writeWays()
    let behavior = "--behavior ./L.swift --items 9"
    try folder.write("rows.csv", "velocity\n-300\n\(far)\n-300\n")
    try folder.write(
      "story.json",
      #"{"layout": {"items": 9}, "steps": [{"swipe": {"velocity": -300}}, {"swipe": {"velocity": \#(far)}}]}"#
    )
    let cases = [
      (
        "snapsim \(behavior) --velocity=-300,\(far),-300 --print velocity,offset --format csv",
        "velocity,offset\n-300,100\n"
      ),
      // A table is laid out once its rows are known.
      (
        "snapsim \(behavior) --velocity=-300,\(far) --print velocity,offset",
        "velocity  offset\n    -300     100\n"
      ),
      ("snapsim batch \(behavior) --print offset rows.csv", "offset\n100\n"),
      ("cat rows.csv | snapsim batch \(behavior) --print offset", "offset\n100\n"),
      ("snapsim batch \(behavior) --print offset < rows.csv", "offset\n100\n"),
      ("snapsim play story.json --behavior ./L.swift --print offset --format csv", "offset\n100\n"),
      ("cat story.json | snapsim play - --behavior ./L.swift --print offset --format csv", "offset\n100\n"),
    ]
    // Two ways are met by every command, and the others by three.
    let isMetByAll = ["exit(0)", Self.ways.last?.code].contains(code)
    for (command, output) in cases.prefix(isMetByAll ? cases.count : 3) {
      let run = try await run(command, limit: "0.5")
      #expect(run.output == output, "\(command): \(run)")
      #expect(run.code == 65, "\(command): \(run)")
      #expect(run.errors.contains("./L.swift \(words)"), "\(command): \(run)")
      #expect(
        run.errors.contains("; the fault is in its code. To see it again: snapsim "), "\(command): \(run)")
      let file = command.hasSuffix(" rows.csv") && !command.contains("<") ? "rows.csv" : "stdin"
      let row = command.contains("batch") ? file + ":3: " : ""
      #expect(run.errors.hasPrefix("snapsim: \(row)./L.swift "), "\(command): \(run)")
    }
    for command in isMetByAll ? ["trace", "reveal"] : [] {
      let run = try await run(
        "snapsim \(command) \(behavior) --velocity=-300,\(far) --format csv", limit: "0.5")
      #expect(run.lines.count > 1 && !run.output.contains(far), "\(run)")
      #expect(run.code == 65 && run.errors.contains("./L.swift \(words)"), "\(run)")
    }
    // A crash and a loop have their line, once they are there: a busy machine may take longer to load them.
    if BehaviorFolder.hasSymbolizer, way >= 5 {
      let run = try await run("snapsim --behavior ./L.swift --velocity \(far)", limit: "2")
      #expect(run.errors.contains(" at ./L.swift:\(way + 6); "), "\(run)")
    }
  }

  @Test(arguments: ways.filter { $0.code.contains("SIGSTOP") || $0.code == "exit(0)" } + ways.suffix(1))
  func `is passed over, and told, in each command that searches`(code: String, words: String) async throws {
    try write(code)
    try folder.write("log.csv", "offset,velocity,rest\n0,-300,100\n0,-1300,100\n0,-300,100\n")
    let map = try await run(
      """
      snapsim map --behavior ./L.swift --items 9 --page 0 --drag=0,-100 --velocity=-300,-1300 \
        --print drag,velocity,offset --format csv
      """, limit: "0.5")
    #expect(
      map.output == "drag,velocity,offset\n0,-300,100\n0,-1300,\n-100,-300,100\n-100,-1300,\n", "\(map)")
    #expect(map.errors.hasPrefix("snapsim: ./L.swift \(words)"), "\(map)")
    let match = try await run(
      "snapsim match log.csv --behavior ./L.swift --items 9 --format csv", limit: "0.5")
    #expect(match.lines.last?.hasPrefix("./L.swift,2,3,") == true, "\(match)")
    #expect(match.errors.hasPrefix("snapsim: log.csv:3: ./L.swift \(words)"), "\(match)")
    for told in [map, match] {
      #expect(told.code == 65, "\(told)")
      let again = try #require(told.errors.split(separator: "To see it again: ").last, "\(told)")
      #expect(try await run(String(again), limit: "0.5").code == 65, "\(told)")
    }
    let id = words.hasPrefix("did not") ? "hang" : "crash"
    for (search, finding) in [
      ("audit --only crash,hang", "error: \(id): "), ("diff --behavior paging", words),
    ] {
      let found = try await run(
        "snapsim \(search) --behavior ./L.swift --items 9 --effort quick", limit: "0.5")
      #expect(found.code == 1, "\(found)")
      #expect(found.output.contains(finding), "\(found)")
    }
  }

  @Test
  func `names no line where two files have the same name and it cannot tell which crashed`() async throws {
    for (name, code) in [("a", "target.rect.origin.x = 7"), ("b", "fatalError()")] {
      try folder.write("\(name)/Card.swift", behavior: "Card", body: code)
    }
    let behaviors = "--behavior a/Card.swift --behavior b/Card.swift --items 5"
    let compared = try await run("snapsim diff \(behaviors)")
    #expect(compared.output.contains("  b/Card.swift crashed (SIG"), "\(compared)")
    #expect(!compared.output.contains("Card.swift:5"), "\(compared)")
    // A single gesture tells whose turn it was.
    let settled = try await run("snapsim \(behaviors) --velocity -1300")
    #expect(settled.code == 65, "\(settled)")
    #expect(!settled.errors.contains("a/Card.swift:"), "\(settled)")
    if BehaviorFolder.hasSymbolizer { #expect(settled.errors.contains(" at b/Card.swift:5; "), "\(settled)") }
  }

  @Test(arguments: [
    ("let stops = [1, 2]\n    if context.velocity.dx > 2000 { _ = stops[Int(target.rect.minX) + 2] }", 6),
    (
      """
      @inline(never) func deep(_ x: Double) -> Double { x > 500 ? deep(x + 1) * 2 : x }
          target.rect.origin.x = deep(target.rect.minX)
      """, 5
    ),
  ])
  func `is a finding of an audit with the line where it crashes`(body: String, line: Int) async throws {
    try folder.write("R.swift", behavior: "R", body: body)
    let run = try await run("snapsim audit --behavior ./R.swift --items 5 --effort quick --only crash")
    #expect(run.code == 1, "\(run)")
    #expect(run.output.contains("the behavior crashes"), "\(run)")
    if BehaviorFolder.hasSymbolizer { #expect(run.output.contains(", at ./R.swift:\(line)\n"), "\(run)") }
  }

  @Test func `may take so much memory and no more`() async throws {
    #if os(Linux)
    // What is mapped again and again counts each time, and fills no memory.
    try write(
      """
      let file = open("room", O_RDWR | O_CREAT, 0o600); ftruncate(file, 1 << 26); var sum = 0
          while let room = mmap(nil, 1 << 26, PROT_READ, MAP_SHARED | Int32(MAP_POPULATE), file, 0) {
            sum += Int(room.load(as: UInt8.self))
          }
          target.rect.origin.y = CGFloat(sum)
      """)
    #else
    try write(
      "var all: [[UInt8]] = []; while all.count >= 0 { all.append([UInt8](repeating: 7, count: 1 << 24)) }")
    #endif
    let run = try await run("snapsim --behavior ./L.swift --velocity -1300", limit: "60")
    #expect(run.code == 65)
    #expect(run.errors.contains("./L.swift took more than 4 GB of memory"), "\(run)")
  }

  @Test(.needs("script"))
  func `ends with Ctrl-C, as the tool does`() async throws {
    try folder.write("P.swift", behavior: "P", body: "print(getpid()); fflush(stdout); sleep(60)")
    let run = try await run(
      """
      snapsim --behavior ./P.swift --velocity 0 --print-scenario > /dev/null 2>&1
      (for i in $(seq 600); do [ -s child ] && break; sleep 0.1; done; printf '\\003'; sleep 1) |
        \(Shell.onTerminal("snapsim --behavior ./P.swift --velocity -1300 2> child; echo \"code $?\""))
      case "$(ps -o stat= -p $(cat child))" in ''|Z*) echo gone;; esac
      """, limit: "10")
    #expect(run.output.hasSuffix("gone\n") && !run.output.contains("code 65"), "\(run)")
  }
}
