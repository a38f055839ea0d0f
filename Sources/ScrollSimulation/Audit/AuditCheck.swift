import ScrollBehavior

/// One rule that a behavior can break.
public struct AuditCheck: Sendable, Identifiable {
  /// The weight of a broken rule.
  public enum Severity: String, CaseIterable, Sendable {
    /// Wrong on a layout that fits the behavior.
    case error

    /// Wrong under an assumption that the author may not share.
    case warning

    /// Worth knowing, and not wrong.
    case note
  }

  /// The name by which it is chosen, `misaligned-rest` say.
  public let id: String

  /// The fault where the rule is broken, as a sentence without its full stop.
  public let sentence: String

  /// The severity at most: an error is a warning on layouts that assume something.
  public let severity: Severity

  /// The assumption of a warning, as words that follow *if*; `nil` where that depends on the layout.
  public let assumption: String?

  /// The rule it tests, stated exactly.
  public let rule: String

  let scope: Scope

  /// Whether a trial keeps the rule.
  let judge: @Sendable (AuditScene, AuditTrial) -> Verdict

  /// The result of a trial that broke the rule, as a sentence without its full stop.
  let explain: @Sendable (AuditScene, AuditTrial) -> String

  /// Gestures that show the fault; `nil` where only an audit shows it.
  let demonstrate: @Sendable (AuditScene, AuditTrial) -> Demonstration?

  /// The subject of a check.
  enum Scope: Sendable {
    /// Every gesture.
    case gesture

    /// Every gesture of a part of them, since each takes further settlements.
    case pair

    /// A scroll view at rest, once for each stop.
    case stop

    /// The layout as a whole, once.
    case layout

    /// Facts that all layouts of an axis share, once.
    case axis

    /// A gesture that has no settlement.
    case failure

    /// A gesture after which the behavior never came back.
    case end
  }

  enum Verdict {
    case notJudged, passes, fails

    init(_ passes: Bool) { self = passes ? .passes : .fails }
  }

  /// Whether breaking the rule is wrong on any layout.
  var isOfAnyLayout: Bool {
    [.end, .failure, .axis].contains(scope) || id == AuditCheck.notAFunction.id
  }

  init(
    _ id: String,
    _ severity: Severity,
    _ sentence: String,
    assumption: String? = nil,
    rule: String,
    _ scope: Scope,
    judge: @escaping @Sendable (AuditScene, AuditTrial) -> Verdict = { _, _ in .notJudged },
    explain: @escaping @Sendable (AuditScene, AuditTrial) -> String = { _, _ in "" },
    demonstrate: @escaping @Sendable (AuditScene, AuditTrial) -> Demonstration? = Demonstration.ofGesture
  ) {
    self.id = id
    self.severity = severity
    self.sentence = sentence
    self.assumption = assumption
    self.rule = rule
    self.scope = scope
    self.judge = judge
    self.explain = explain
    self.demonstrate = demonstrate
  }

  /// Every check, in the order of findings.
  public static let all: [AuditCheck] = [
    .crash, .hang, .nonFinite, .misalignedRest, .skippedPage, .unreachableStop, .trap,
    .directionDependentStops, .againstGesture, .ignoredFling, .notIdempotent, .rightToLeft, .notAFunction,
    .resizeLosesPage, .emptyContainer, .otherAxis, .outOfRange, .shortContentMoves, .velocityUnit,
    .changedRect,
    .rewrittenScroll,
  ]
}
