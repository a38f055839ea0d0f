import ScrollBehavior

/// A fault that an audit found.
public struct Finding: Sendable {
  /// The rule that was broken.
  public let check: AuditCheck

  /// The severity: an error on a layout that fits the behavior, a warning under an assumption, or a note.
  public let severity: AuditCheck.Severity

  /// The assumption under which a warning matters, as words that follow *if*; else `nil`.
  public let assumption: String?

  /// Findings of the same cause.
  public internal(set) var also: [Finding] = []

  /// The number of cases judged by the rule.
  public let cases: Int

  /// The number of cases that broke it.
  public let failures: Int

  /// The smallest case found that breaks it.
  public let counterexample: AuditCase

  /// The check that asked the behavior about something other than a gesture when it crashed or hung; else `nil`.
  public let asker: AuditCheck?

  /// Gestures that show it; `nil` where only an audit does.
  public let demonstration: Demonstration?

  /// The range in which each number of the counterexample may change; empty where that cannot be told.
  public let ranges: [NumberRange]

  /// The result of the counterexample, as a sentence without its full stop.
  public let explanation: String

  /// The calls around a crash or a hang, as places of the program, the innermost first.
  package let calls: [UInt]

  /// The name of the check, `misaligned-rest` say.
  public var id: String { check.id }
}

extension Finding: CustomStringConvertible {
  /// The text of a failing test.
  public var description: String {
    let gesture = counterexample.gesture
    return
      "\(id): \(explanation) (from \(counterexample.start.inSentence), drag \(gesture.drag.inSentence), "
      + "velocity \(gesture.velocity.inSentence); \(failures) of \(cases) cases)"
  }
}
