import ScrollBehavior

/// What an audit found wrong.
public struct Finding: Sendable {
  /// The rule that was broken.
  public let check: AuditCheck

  /// How bad that is: an error is wrong on a layout that fits the behavior, a warning under an assumption, a note not wrong.
  public let severity: AuditCheck.Severity

  /// What must be so for a warning to matter, as words that follow *if*; else `nil`.
  public let assumption: String?

  /// Findings that have the same cause, and are not told apart from this one.
  public internal(set) var also: [Finding] = []

  /// How many cases were judged by it.
  public let cases: Int

  /// How many of them broke it.
  public let failures: Int

  /// The smallest case found that breaks it.
  public let counterexample: AuditCase

  /// The check that asked the behavior about something other than a gesture when it crashed or hung; else `nil`.
  public let asker: AuditCheck?

  /// Gestures that show it; `nil` where only an audit does.
  public let demonstration: Demonstration?

  /// How far each number of the counterexample may change; none where that cannot be told.
  public let ranges: [NumberRange]

  /// What becomes of the counterexample, as a sentence without its full stop.
  public let explanation: String

  /// The calls that a crash or a hang happened in, as places of the program, the innermost first.
  package let calls: [UInt]

  /// The name of the check, `misaligned-rest` say.
  public var id: String { check.id }
}

extension Finding: CustomStringConvertible {
  /// What a failing test shows.
  public var description: String {
    let gesture = counterexample.gesture
    return
      "\(id): \(explanation) (from \(counterexample.start.inSentence), drag \(gesture.drag.inSentence), "
      + "velocity \(gesture.velocity.inSentence); \(failures) of \(cases) cases)"
  }
}
