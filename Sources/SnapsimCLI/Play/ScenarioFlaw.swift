import SnapsimText

/// A mistake in a scenario, with its place.
struct ScenarioFlaw: Error, Equatable {
  indirect enum Reason: Equatable {
    case json(JSONFlaw.Reason)
    case unknownKey(String, valid: [String], nearest: String?)
    case missingKey(String)
    case needsOneAction(valid: [String])
    case wrongKind(expected: String)
    case wrongCount(Int, expected: Int)

    /// A value that no command line takes either, in its words.
    case mistake(String)
  }

  /// The line, from 1.
  let line: Int

  /// The keys that lead to the value, such as `steps[2].swipe.velocity`; empty for the file as a whole.
  let place: String
  let reason: Reason

  var words: String { "\(place.isEmpty ? "" : place + ": ")\(reason.words)" }
}

/// A mistake in a scenario, with its file.
struct ScenarioError: CommandError, Equatable {
  let file: String
  let flaw: ScenarioFlaw

  init(file: String, _ flaw: ScenarioFlaw) {
    self.file = file
    self.flaw = flaw
  }

  var message: String {
    "\(file):\(flaw.line): \(flaw.words)"
  }

  var exitCode: ExitCode { .badData }
}

extension ScenarioFlaw.Reason {
  var words: String {
    switch self {
    case .json(let reason): reason.words
    case .unknownKey(let key, let valid, let nearest):
      "there is no key '\(key)'\(Suggestion.question(nearest)); expected some of "
        + valid.joined(separator: ", ")
    case .missingKey(let key): "the key '\(key)' is missing"
    case .needsOneAction(let valid): "a step needs exactly one of \(valid.joined(separator: ", "))"
    case .wrongKind(let expected): "expected \(expected)"
    case .wrongCount(let count, let expected):
      "the list has \(count) \(count == 1 ? "value" : "values"), but the step happens "
        + "\(expected) \(expected == 1 ? "time" : "times"); give one for each, or one alone for all"
    case .mistake(let words): words
    }
  }
}
