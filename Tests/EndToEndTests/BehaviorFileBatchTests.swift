import Foundation
import Testing

/// Batches so long that all cores share them.
@Suite("A batch with a behavior file", .timeLimit(.minutes(30)))
struct BehaviorFileBatchTests {
  let folder: BehaviorFolder

  /// The nearest page, but for some velocities.
  static let body = """
    switch context.velocity.dx {
    case 7: let none: [Double] = []; target.rect.origin.x = none[Int(context.velocity.dx)]
    case 8: while target.rect.minX > -1 { target.rect.origin.x += 0 }
    case 9: exit(0)
    default: break
    }
    let page = (target.rect.minX / context.containerSize.width).rounded()
    target.rect.origin.x = page * context.containerSize.width
    """

  init() throws {
    folder = try BehaviorFolder()
    try folder.write("A.swift", behavior: "A", body: Self.body)
  }

  /// As many rows, with other ones on some lines.
  private func write(_ others: [Int: String] = [:], count: Int = 60_000) throws {
    var text = "offset,drag,velocity\n"
    for line in 2..<(2 + count) {
      let row = "\(line * 37 % 7000),\(line % 200 - 100).5,\(line * 7919 % 4000 + 50)"
      text += (others[line] ?? row) + "\n"
    }
    try folder.write("rows.csv", text)
  }

  private func run(_ options: String = "") async throws -> Shell.Result {
    var shell = folder.shell
    shell.environment["SNAPSIM_TIME_LIMIT"] = "1"
    return try await shell.run("snapsim batch --behavior ./A.swift --print offset,item \(options) rows.csv")
  }

  @Test func `gives the rows that a behavior of ours gives, in their order`() async throws {
    try write()
    let rows = try await run()
    #expect(rows.code == 0 && rows.errors.isEmpty, "\(rows.errors)")
    let ours = try await folder.shell.run(
      "snapsim batch --behavior nearest-page --print offset,item rows.csv")
    #expect(rows.lines.count == 60_001)
    #expect(rows.output == ours.output)
  }

  static let faults = [
    (velocity: -7, words: "crashed (SIG"), (velocity: -8, words: "did not return within 1 s"),
    (velocity: -9, words: "ended the process (exit)"),
  ]

  @Test("that does not come back keeps the rows before, and names the line", arguments: faults)
  func fault(velocity: Int, words: String) async throws {
    try write()
    let whole = try await run().lines
    for line in [2, 20_000, 59_000] {
      // Those that come later are faults too, and may be found before it.
      try write([line: "100,0,\(velocity)", line + 7: "100,0,-7", 59_500: "100,0,-9"])
      let rows = try await run()
      #expect(rows.code == 65)
      #expect(rows.lines == Array(whole.prefix(line - 1)))
      #expect(rows.errors.contains("rows.csv:\(line): ./A.swift \(words)"), "\(rows.errors)")
      #expect(
        rows.errors.contains("snapsim --behavior ./A.swift --offset 100 --velocity \(velocity)\n"),
        "\(rows.errors)")
    }
  }

  @Test func `tells of a bad row before it tells of a fault behind that`() async throws {
    try write([100: "0,x,0", 59_000: "0,0,-7"])
    let rows = try await run()
    #expect(rows.code == 65)
    #expect(rows.lines.count == 99)
    #expect(rows.errors.hasPrefix("snapsim: rows.csv:100: "), "\(rows.errors)")
    let going = try await run("--keep-going")
    #expect(going.lines.count == 58_999)
    #expect(going.errors.contains("rows.csv:100: "), "\(going.errors)")
    #expect(going.errors.contains("rows.csv:59000: ./A.swift crashed"), "\(going.errors)")
  }

  /// Files whose behaviors one thread at a time must ask.
  static let shared = ["Global", "Counter", "Remembering", "OnMain"]

  @Test("whose behaviors share what changes gives what one thread gives", arguments: shared)
  func sharing(name: String) async throws {
    try write(count: 20_000)
    try folder.copy(name)
    let batch = "snapsim batch --behavior ./\(name).swift --print offset --no-header"
    let whole = try await folder.shell.run("\(batch) rows.csv")
    #expect(whole.code == 0 && whole.lines.count == 20_000, "\(whole.errors)")
    let again = try await folder.shell.run("for i in 1 2 3 4; do \(batch) rows.csv | cksum; done | sort -u")
    #expect(again.lines.count == 1 && again.errors.isEmpty, "\(again)")
    #expect(Set(whole.lines).count > 100)
  }
}
