/// What is wrong with a scenario, and where; the words are in `ErrorMessages`.
struct ScenarioFlaw: Error, Equatable {
  indirect enum Reason: Equatable {
    case json(JSONReader.Flaw.Reason)
    case unknownKey(String, valid: [String], nearest: String?)
    case missingKey(String)
    case needsOneAction(valid: [String])
    case wrongKind(expected: String)
    case wrongCount(Int, expected: Int)

    /// A value that no command line takes either, in its words.
    case mistake(String)
  }

  /// The number of the line, from 1.
  let line: Int

  /// The way to the value by its keys, such as `steps[2].swipe.velocity`; empty for the file as a whole.
  let place: String
  let reason: Reason
}
