// Single gestures, judged as an audit judges them.
extension Audit {
  /// The fault of one gesture by a check, for a test of it.
  ///
  ///     #expect(Audit.fault(of: MyPaging(), by: "misaligned-rest", on: layout, Gesture(velocity: -300)) == nil)
  ///
  /// - Parameters:
  ///   - behavior: an expression that makes the behavior.
  ///   - check: the name of the check, `misaligned-rest` say.
  ///   - layout: the scroll view and its content.
  ///   - start: the offset at which the gesture begins, in points from the leading end. A check of stops judges that
  ///     stop, or all, and one of layouts the whole, whatever the gesture.
  ///   - gesture: the gesture.
  ///   - intent: what the behavior is meant to do; `nil` for what it states itself or is seen to do.
  /// - Returns: what is wrong, as a sentence without its full stop, in points; `nil` where the check finds nothing. Of a
  ///   check that is not known, that.
  public static func fault(
    of behavior: @autoclosure @escaping @Sendable () -> some ScrollTargetBehavior, by check: String,
    on layout: ScrollLayout, from start: Double = 0, _ gesture: Gesture = Gesture(),
    intent: ScrollIntent? = nil
  ) -> String? {
    guard let check = AuditCheck.all.first(where: { $0.id == check }) else {
      return "'\(check)' is no check; expected one of \(AuditCheck.all.map(\.id).joined(separator: ", "))"
    }
    return JudgedBehavior(behavior, intent: intent, physics: ScrollPhysics())
      .fault(of: check, on: layout, from: start, gesture)
  }

  /// The target of a case, and what was proposed; `nil` where it does not settle.
  package static func target(
    of shown: ScrollCase, _ make: @escaping () -> (any ScrollTargetBehavior)?, _ physics: ScrollPhysics,
    watch: SearchWatch?
  ) -> (target: Double, proposed: Double)? {
    let behavior = AskedBehavior(make: make, physics: physics)
    return Search.once(watch) { behavior.settlement(of: shown, $0) }.map { ($0.target, $0.proposed) }
  }

  /// Whether it is that of a fix: it lacks some findings, has no other one than an audit before, none in a worse form or
  /// hidden behind a cause, and learned the same.
  package func isFix(of before: Audit, without gone: Set<String>) -> Bool {
    isComplete && learned?.description == before.learned?.description
      && everyFinding.allSatisfy { finding in
        guard !gone.contains(finding.id),
          let known = before.everyFinding.first(where: { $0.id == finding.id })
        else { return false }
        return finding.severity >= known.severity && (tells(finding) || !before.tells(known))
      }
  }

  /// Whether a finding stands for itself, and is no effect of another one.
  private func tells(_ finding: Finding) -> Bool { findings.contains { $0.id == finding.id } }
}
