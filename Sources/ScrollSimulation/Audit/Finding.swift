/// A fault that an audit found.
public struct Finding: Sendable {
  /// The rule that was broken.
  public let check: AuditCheck

  /// The severity: an error on a layout that fits the behavior, a warning under an assumption, or a note.
  public internal(set) var severity: AuditCheck.Severity

  /// The assumption under which a warning matters, as words that follow *if*; else `nil`.
  public internal(set) var assumption: String?

  /// Whether a gesture of every day shows it, and nothing that a finger hardly does.
  package let isOrdinary: Bool

  /// Findings of the same cause.
  public internal(set) var also: [Finding] = []

  /// The number of cases judged by the rule.
  public let cases: Int

  /// The number of cases that broke it.
  public let failures: Int

  /// The share of ordinary gestures that break it; `nil` where it is judged otherwise, or no ordinary one does.
  public internal(set) var share: Share?

  /// The smallest case found that breaks it.
  public internal(set) var counterexample: ScrollCase

  /// The check that asked the behavior about something other than a gesture when it crashed or hung; else `nil`.
  public let asker: AuditCheck?

  /// Gestures that show it.
  public internal(set) var demonstration: ScrollCase

  /// The most steps of a gesture by which it was judged, where nothing states them; else `nil`.
  package let assumedMost: Int?

  /// The range in which each number of the counterexample may change; empty where that cannot be told.
  public internal(set) var ranges: [NumberRange] = []

  /// The result of the counterexample, as a sentence without its full stop.
  public internal(set) var explanation: String

  /// The line of the behavior's file that decided, or at which it crashed or hung, if that is known: `./A.swift:5`.
  package internal(set) var place: String?

  /// The name of the check, `misaligned-rest` say.
  public var id: String { check.id }

  /// The ordinary gestures that break a rule on one layout, begun wherever such gestures come to rest.
  public struct Share: Hashable, Sendable {
    /// The number of gestures judged.
    public internal(set) var cases = 0

    /// The number of those that break the rule.
    public internal(set) var failures = 0

    /// The number of places at which they began.
    public internal(set) var starts = 0

    /// The number of places from which one breaks it.
    public internal(set) var failingStarts = 0

    mutating func count(_ verdict: AuditCheck.Verdict) {
      if verdict.isJudged { cases += 1 }
      if verdict.isFailure { failures += 1 }
    }
  }

  /// Whether it shows at 20 points per second or more alone (our choice): a threshold that is reached so in points per second,
  /// and never in points per millisecond, is one per second.
  var isOfFastVelocities: Bool {
    guard let range = ranges.first(where: { $0.number == .velocity }) else { return false }
    return (range.value > 0 ? range.least : range.greatest).map { abs($0) >= 20 } ?? false
  }
}

extension Finding: CustomStringConvertible {
  /// The text of a failing test.
  public var description: String {
    let gesture = counterexample.gesture
    return "\(id): \(explanation) (from \(counterexample.start.inSentence), drag \(gesture.drag.inSentence), "
      + "velocity \(gesture.velocity.inSentence); \(failures) of \(cases) cases)"
  }
}

extension Finding {
  /// A broken check with its first case, an ordinary one if there is any, on layouts that assume nothing or else on those
  /// with one assumption; `nil` where nothing broke it.
  static func broken(
    _ index: Int, of checks: [AuditCheck], in accounts: [AuditAccount], doubt: (AuditCheck) -> String?
  ) -> (finding: Finding, assumed: SearchedLayout?)? {
    let check = checks[index]
    func sum(_ isOne: (AuditAccount) -> Bool) -> AuditAccount.Tally {
      accounts.reduce(into: AuditAccount.Tally()) { if isOne($1) { $0.add($1.tallies[index]) } }
    }
    var tally = sum {
      $0.searched.assumption == nil
        || check.isOfAnyLayout && $0.searched.assumption != SearchedLayout.noContent
    }
    var assumed: SearchedLayout?
    if tally.first.map({ $0.rarity != nil }) ?? true {
      let firsts = accounts.filter { $0.tallies[index].first != nil && $0.searched.assumption != nil }
      let other =
        firsts.first { $0.tallies[index].first?.rarity == nil } ?? (tally.first == nil ? firsts.first : nil)
      if let other {
        assumed = other.searched
        tally = sum { $0.searched.assumption == other.searched.assumption }
      }
    }
    guard let found = tally.first else { return nil }
    let asker = found.asker.map { checks[$0] }
    let doubted = assumed?.most == nil ? doubt(check) : nil
    let assumption =
      assumed?.assumption ?? found.rarity ?? doubted ?? (check.isOfLoss ? asker?.assumption : nil)
    let otherLoss = found.loss.flatMap { $0.isHang || $0.words.hasPrefix("crashed") ? nil : $0 }
    let fault = otherLoss.map { "the behavior \($0.words)" } ?? check.sentence
    // An author can rightly dismiss a limit that the intent itself doubts.
    let lowered: AuditCheck.Severity = check.isDoubtful && doubted != nil ? .note : .warning
    let finding = Finding(
      check: check, severity: check.severity == .error && assumption != nil ? lowered : check.severity,
      assumption: assumption ?? check.assumption, isOrdinary: found.rarity == nil,
      cases: check.isOfLoss ? accounts.reduce(0) { $0 + $1.cases } : tally.cases, failures: tally.failures,
      counterexample: found.shown, asker: asker, demonstration: found.shown, assumedMost: assumed?.most,
      explanation: asker.map { "\(fault) when it is asked for \($0.id)" } ?? fault, place: found.loss?.place)
    return (finding, assumed)
  }

  /// The findings, those with a common cause as one that names the others; errors first, then warnings, then notes, those
  /// before others of their severity that spoil more of the ordinary gestures.
  ///
  /// - Warnings that assume the same have that for their cause.
  /// - What fails in less than one of a thousand cases comes last, unless the behavior was lost.
  /// - What follows from a fault on the same layout, or from one that any layout has, is joined to that.
  static func joined(_ findings: [Finding]) -> [Finding] {
    var joined: [Finding] = []
    func isSeldom(_ finding: Finding) -> Bool {
      !finding.check.isOfLoss && finding.failures * 1000 < finding.cases
    }
    for finding in findings.filter({ !isSeldom($0) }) + findings.filter(isSeldom) {
      let head = joined.firstIndex { head in
        finding.severity == .warning && head.severity == .warning && head.assumption == finding.assumption
      }
      if let head { joined[head].also.append(finding) } else { joined.append(finding) }
    }
    for check in AuditCheck.all where !check.effects.isEmpty {
      guard let cause = joined.firstIndex(where: { $0.id == check.id && $0.severity == .error }) else {
        continue
      }
      let layout = joined[cause].counterexample.layout
      let ids = check.effects.map(\.id)
      let effects = joined.filter {
        $0.severity != .note && ids.contains($0.id)
          && (check.isOfAnyLayout || $0.counterexample.layout == layout)
      }
      joined[cause].also += effects.flatMap { [$0] + $0.also }
      joined.removeAll { finding in effects.contains { $0.id == finding.id } }
    }
    // Of one severity those first that spoil most; what is no gesture's comes before.
    func spoiled(_ finding: Finding) -> Double {
      finding.share.map { Double($0.failures) / Double($0.cases) } ?? 1
    }
    return AuditCheck.Severity.allCases.flatMap { severity in
      joined.filter { $0.severity == severity }.enumerated().sorted {
        let (one, other) = (spoiled($0.element), spoiled($1.element))
        return one == other ? $0.offset < $1.offset : one > other
      }.map(\.element)
    }
  }
}
