import SnapsimRuns
import SnapsimSystem
import SnapsimText

// What came about as expectations in the scenario's file.
extension ScenarioFile {
  func checkRecording() throws {
    guard behaviors.count == 1 else {
      throw UsageError(
        "--record writes what one behavior does, and \(name) names \(behaviors.count); leave one in it")
    }
  }

  /// Writes the results of each step into the file, and tells in words what was written; all else stays.
  func record(_ played: [[PlayedStep]]) throws -> [String] {
    var edits = try JSONEdits(text, of: name)
    var changes: [String] = []
    var added = 0
    for (index, (step, played)) in zip(scenario.steps, played).enumerated() {
      changes += try change(step, at: index, played, &edits).map { "\(name):\($0)" }
      added += add(to: step, at: index, played, &edits)
    }
    guard !edits.isEmpty else { return ["\(name): nothing to record: all is as expected"] }
    guard Platform.contents(of: name) == text else {
      throw DataError.unwritable(name, "it has changed while it was played")
    }
    try Output.replacing(name) { output in try output.write(edits.text) }
    let parts = [(changes.count, "changed"), (added, "new")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let noun = changes.count + added == 1 ? "expectation" : "expectations"
    return changes + ["\(name): recorded \(parts.joined(separator: " and ")) \(noun)"]
  }

  private static let standard: [ScenarioExpectation.Quantity] = [.offset, .page, .aligned]

  /// Changes the expectations that do not hold; tells for each its line, what was expected and what is now.
  private func change(
    _ step: Scenario.Step, at index: Int, _ played: [PlayedStep], _ edits: inout JSONEdits
  ) throws -> [String] {
    var changes: [String] = []
    for expectation in step.expectations {
      let (quantity, values) = (expectation.quantity, expectation.values)
      let found = played.map { $0.found(quantity, tolerance: expectation.tolerance) }
      let holds = found.enumerated().allSatisfy {
        expectation.holds($0.element, in: $0.offset % step.repeats)
      }
      if holds { continue }
      let name = quantity.rawValue
      guard let json = Self.json(quantity, found, of: step.repeats) else {
        var place = step.place
        (place.line, place.path) = (expectation.line, "\(place.path).expect.\(name)")
        throw place.flaw(
          "it differs from one time through the steps to the next, which no expectation can say; leave the file's "
            + "repeat out, or the expectation")
      }
      if let value = edits.root["steps"]?[index]?["expect"]?[name] { edits.replace(value, with: json) }
      let old = Self.json(quantity, values, of: values.count)?.text(.spaced) ?? "nothing"
      changes.append("\(expectation.line): step \(index): \(name) \(old) is now \(json.text(.spaced))")
    }
    return changes
  }

  private func add(
    to step: Scenario.Step, at index: Int, _ played: [PlayedStep], _ edits: inout JSONEdits
  ) -> Int {
    guard step.expectations.isEmpty else { return 0 }
    let members = Self.standard.compactMap { quantity in
      let found = played.map { $0.found(quantity, tolerance: step.tolerance ?? scenario.tolerance) }
      return Self.json(quantity, found, of: step.repeats).map { (key: quantity.rawValue, value: $0) }
    }
    guard let object = edits.root["steps"]?[index] else { return 0 }
    if let expectations = object["expect"] {
      edits.add(members, to: expectations)
    } else if !members.isEmpty {
      edits.add([("expect", .object(members))], to: object)
    }
    return members.count
  }

  /// The results as JSON: one value, or one for each repetition; `nil` where the rounds differ.
  private static func json(
    _ quantity: ScenarioExpectation.Quantity, _ found: [Double?], of repeats: Int
  ) -> JSON? {
    let round = found.prefix(repeats)
    guard !round.isEmpty, found.enumerated().allSatisfy({ $0.element == round[$0.offset % repeats] }) else {
      return nil
    }
    let values = round.map { $0.map(quantity.json) ?? JSON(.null) }
    return values.allSatisfy { $0 == values[0] } ? values[0] : .array(values)
  }
}
