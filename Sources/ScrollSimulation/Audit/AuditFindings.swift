import ScrollBehavior

/// The findings of all parts of an audit, put together by check.
struct AuditFindings {
  let subject: AuditSubject
  let plan: AuditPlan
  let units: ArraySlice<AuditUnit>

  /// Whether the layouts were given, so that only the number of items may change.
  let keepsLayout: Bool

  /// Whether another layout fits the behavior too.
  let fits: @Sendable (ScrollLayout) -> Bool
  let threads: Int

  /// A check that was broken: on layouts that assume nothing, or else on those with one assumption.
  private struct Broken {
    let check: AuditCheck
    let tally: AuditUnit.Tally
    let found: AuditCase
    let assumption: String?
    let most: Int?
    let shrunk: Shrunk
  }

  /// The findings with their smallest counterexamples, errors first, then warnings, then notes.
  func findings() -> [Finding] {
    let broken = plan.checks.indices.compactMap(broken)
    GuardedPool.run(
      broken.count, threads: threads, stallLimit: subject.timeLimit,
      work: { [subject, plan, keepsLayout, fits] job, heartbeat in
        let one = broken[job]
        let isReversed = one.found.layout.isReversed
        let subject = one.most.map { subject.limited(to: $0) } ?? subject
        let shrinking = Shrinking(
          check: one.check, subject: subject, density: plan.density, keepsLayout: keepsLayout,
          fits: { fits($0) && (one.assumption == nil || $0.isReversed == isReversed) },
          heartbeat: heartbeat)
        one.shrunk.shrink(by: shrinking)
      },
      // What traps while it is made smaller is shown as it was found.
      lost: { _, _, _ in false })
    let findings = SharedCauses.joined(broken.map(finding))
    return AuditCheck.Severity.allCases.flatMap { severity in findings.filter { $0.severity == severity } }
  }

  /// The account of a check on all parts; `nil` where nothing broke it.
  private func broken(_ index: Int) -> Broken? {
    let check = plan.checks[index]
    func made(_ tally: AuditUnit.Tally, _ assumption: String?, most: Int? = nil) -> Broken? {
      guard let found = tally.first else { return nil }
      return Broken(
        check: check, tally: tally, found: found, assumption: assumption, most: most,
        shrunk: Shrunk(found, check, asker: tally.asker))
    }
    let isAnywhere = check.isOfAnyLayout
    let certain = tally(index) { isAnywhere || $0.assumption == nil }
    if let broken = made(certain, nil) { return broken }
    guard let first = units.first(where: { $0.tallies[index].first != nil }),
      let assumption = first.assumption
    else { return nil }
    return made(tally(index) { $0.assumption == assumption }, assumption, most: first.most)
  }

  private func tally(_ index: Int, of isOne: (AuditUnit) -> Bool) -> AuditUnit.Tally {
    units.reduce(into: AuditUnit.Tally()) { if isOne($1) { $0.add($1.tallies[index]) } }
  }

  private func finding(_ broken: Broken) -> Finding {
    let (check, tally, shrunk) = (broken.check, broken.tally, broken.shrunk)
    let asker = tally.asker.map { plan.checks[$0] }
    let isDoubted = check.id == AuditCheck.skippedPage.id && broken.most == nil
    let assumption = broken.assumption ?? (isDoubted ? subject.intent.doubt : nil)
    let fault =
      tally.outcome == .exited ? "the behavior ends the process, by exit or the like" : check.sentence
    let sentence = asker.map { "\(fault) when it is asked for \($0.id)" } ?? fault
    let explanation = shrunk.explanation.isEmpty ? sentence : shrunk.explanation
    // Where a layout was asked for, a smaller one is named: its stops are not those of the other.
    let elsewhere = keepsLayout ? broken.found.layout.shortening(to: shrunk.smallest.layout) : nil
    let cases = check.scope == .end ? units.reduce(0) { $0 + $1.cases } : tally.cases
    return Finding(
      check: check,
      severity: check.severity == .error && assumption != nil ? .warning : check.severity,
      assumption: assumption ?? check.assumption, cases: cases, failures: tally.failures,
      counterexample: shrunk.smallest, asker: asker, demonstration: shrunk.demonstration,
      ranges: shrunk.ranges,
      explanation: elsewhere.map { "\($0): \(explanation)" } ?? explanation, calls: tally.calls)
  }
}
