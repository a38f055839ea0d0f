import Testing

@Suite("Settling")
struct SettleCommandTests {
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
    let tail = " --format csv --no-header --print " + ColumnTests.names.joined(separator: ",")
    func run(_ value: String) throws -> String {
      try CapturedRun(command.replacing("%", with: value) + tail).output
    }
    #expect(try run(values.joined(separator: ",")) == values.map(run).joined())
  }

  @Test(arguments: Table.texts("odd-runs"))
  func `there is no -0, nan or inf, and no .0`(command: String) throws {
    for format in ["text", "json"] {
      let run = try CapturedRun(command + " --format " + format)
      #expect(run.code == .settled)
      #expect(run.output.firstMatch(of: #/-0(?![.\d])|\b(nan|inf)\b|\.0\b/#) == nil, "\(run.output)")
    }
  }
}
