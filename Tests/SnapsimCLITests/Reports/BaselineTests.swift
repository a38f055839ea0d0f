import Testing

@testable import SnapsimCLI
@testable import SnapsimText

@Suite("A baseline")
struct BaselineTests {
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
}
