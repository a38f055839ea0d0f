import Testing

@testable import SnapsimCLI
@testable import SnapsimText

@Suite("A baseline")
struct BaselineTests {
  private static let audit =
    "audit --behavior threshold-paging --items 21 --effort quick --only skipped-page,trap,unreachable-stop"

  @Test func `leaves out what an earlier run found, and tells what is new`() throws {
    let file = try TemporaryFile(ending: ".json")
    let first = try CapturedRun(
      "audit --behavior threshold-paging --items 21 --effort quick --only trap "
        + "--write-baseline \(file.path)")
    #expect(first.code == .found && first.output.contains("error: trap"))
    #expect(
      try file.text() == """
        {
          "findings": [
            {"file": "", "behavior": "threshold-paging", "check": "trap"}
          ]
        }

        """)
    let second = try CapturedRun(Self.audit + " --baseline \(file.path)")
    #expect(second.code == .found)
    #expect(!second.output.contains("error: trap") && second.output.contains("error: skipped-page"))
    #expect(second.output.contains("\n  1 finding of --baseline left out\n"), "\(second.output)")
    for format in ["json", "junit", "github", "xcode", "sarif", "md"] {
      let run = try CapturedRun(Self.audit + " --baseline \(file.path) --format \(format)")
      #expect(!run.output.contains("no gesture leaves a stop;") && !run.output.contains("is never left"))
      #expect(run.code == .found && run.output.contains("skipped-page"), "\(format)")
    }
  }

  @Test func `of all that is found leaves nothing, what follows from a cause included`() throws {
    let file = try TemporaryFile(ending: ".json")
    #expect(try CapturedRun(Self.audit + " --write-baseline \(file.path)").code == .found)
    #expect(try file.text().contains("unreachable-stop"))
    let run = try CapturedRun(Self.audit + " --baseline \(file.path)")
    #expect(run.code == .settled)
    #expect(run.output.hasPrefix("threshold-paging: no new fault in "), "\(run.output)")
    let xcode = try CapturedRun(Self.audit + " --baseline \(file.path) --format xcode")
    #expect(xcode.output.isEmpty)
    // What is written anew has all of it.
    let other = try TemporaryFile(ending: ".json")
    _ = try CapturedRun(Self.audit + " --baseline \(file.path) --write-baseline \(other.path)")
    #expect(try other.text() == file.text())
  }

  private static let fault = Report.Fault(level: .error, sentence: "it traps")

  private static func outcome(_ file: String, line: Int) -> Report.Outcome {
    Report.Outcome(id: "trap", place: SourcePlace(file: file, line: line), fault: fault)
  }

  @Test func `tells by itself what follows from a finding that is known, and no known one beside another`() {
    func outcome(_ id: String, cause: String? = nil, effects: [String] = []) -> Report.Outcome {
      Report.Outcome(
        id: id, place: nil, fault: .init(level: .error, sentence: id, cause: cause, effects: effects))
    }
    let all = [outcome("a", effects: ["b"]), outcome("b", cause: "a")]
    for (known, told, effects) in [("a", ["b"], []), ("b", ["a"], [])] as [(String, [String], [String])] {
      var baseline = Baseline()
      baseline.add([outcome(known)], of: "x")
      let new = baseline.leavingOut(all, of: "x").new.compactMap { outcome in
        outcome.told.map { (outcome.id, $0) }
      }
      #expect(new.map(\.0) == told && new.flatMap(\.1.effects) == effects)
    }
  }

  @Test(
    "knows a finding by its file, behavior and check, and not by its line",
    arguments: [
      ("./A.swift", 40, "A.swift:40 .paging", true), ("A.swift", 12, "A.swift:12 .paging", true),
      ("B.swift", 12, "A.swift:12 .paging", false), ("A.swift", 12, "A.swift:12 Mine()", false),
    ])
  func identity(file: String, line: Int, behavior: String, isKnown: Bool) throws {
    var baseline = Baseline()
    baseline.add([Self.outcome("./A.swift", line: 12)], of: "A.swift:12 .paging")
    let (new, known) = baseline.leavingOut([Self.outcome(file, line: line)], of: behavior)
    #expect(known == (isKnown ? 1 : 0))
    #expect((new[0].fault == nil) == isKnown)
    #expect(!baseline.text.contains("12"))
  }

  @Test(arguments: [
    ("{", 1, "this is not valid JSON"), ("[]", 1, "it has no list 'findings'"),
    ("{\n\"findings\": [\n{\"file\": \"a\", \"check\": \"trap\"}]}", 3, "a finding has a file"),
  ])
  func `that is none is refused with its line`(text: String, line: Int, reason: String) throws {
    let file = try TemporaryFile(text)
    let run = try CapturedRun(Self.audit + " --baseline \(file.path)")
    #expect(run.code == .badData && run.output.isEmpty)
    #expect(run.errors.hasPrefix("snapsim: \(file.path):\(line): \(reason)"), "\(run.errors)")
  }

  @Test func `that is missing, or cannot be written, is told`() throws {
    #expect(try CapturedRun(Self.audit + " --baseline /no/such.json").code == .noInput)
    #expect(try CapturedRun(Self.audit + " --write-baseline /no/such.json").code == .cannotWrite)
  }
}
