import SnapsimSystem
import SnapsimText

/// The findings of an earlier run, each by its file, behavior and check, wherever its lines are now.
struct Baseline {
  private var known: Set<String> = []

  init() {}

  init(file path: String) throws {
    let bytes = try Platform.readShort(path, named: path)
    func flaw(_ line: Int, _ reason: String) -> BadInput { BadInput(file: path, line: line, reason: reason) }
    let json = try JSON(bytes, of: path)
    guard case .array(let findings)? = json["findings"]?.value else {
      throw flaw(json.line, "it has no list 'findings'; --write-baseline writes one")
    }
    for finding in findings {
      guard let file = finding.text("file"), let behavior = finding.text("behavior"),
        let check = finding.text("check")
      else { throw flaw(finding.line, "a finding has a file, a behavior and a check, as texts") }
      known.insert(Self.line(file: file, behavior: behavior, check: check))
    }
  }

  /// Adds what was found in a behavior, what follows from another fault too: it stays when that one goes.
  mutating func add(_ outcomes: [Report.Outcome], of behavior: String) {
    for outcome in outcomes where outcome.fault != nil { known.insert(Self.line(outcome, of: behavior)) }
  }

  /// The outcomes without the faults that are known, and the number of those that would have been told.
  func leavingOut(_ outcomes: [Report.Outcome], of behavior: String) -> (new: [Report.Outcome], known: Int) {
    let isKnown = { known.contains(Self.line($0, of: behavior)) }
    let left = Set(outcomes.filter { $0.fault != nil && isKnown($0) }.map(\.id))
    let new = outcomes.map { outcome in
      var new = outcome
      if left.contains(outcome.id) { new.fault = nil }
      // What follows from a known one is told by itself, and no known one follows.
      if let cause = new.fault?.cause, left.contains(cause) { new.fault?.cause = nil }
      new.fault?.effects.removeAll(where: left.contains)
      return new
    }
    return (new, outcomes.count { $0.told != nil && isKnown($0) })
  }

  private static func line(_ outcome: Report.Outcome, of behavior: String) -> String {
    line(file: outcome.place?.path ?? "", behavior: Report.withoutLines(behavior), check: outcome.id)
  }

  private static func line(file: String, behavior: String, check: String) -> String {
    let object: JSON = ["file": .string(file), "behavior": .string(behavior), "check": .string(check)]
    return "    " + object.text(.spaced)
  }

  /// The record as a file: a line for each finding, in an order of their own, so that a change of one is one of a line.
  var text: String { "{\n  \"findings\": [\n\(known.sorted().joined(separator: ",\n"))\n  ]\n}\n" }

  func write(to path: String) throws {
    try Output.replacing(path) { output in try output.write { $0.append(text) } }
  }
}
