import Synchronization

/// A behavior with what it is meant to do, by which single rests and gestures are judged as an audit judges them.
///
/// One that states no intent is looked at when it is first judged.
package final class JudgedBehavior: Sendable {
  private let behavior: AskedBehavior
  private let intent: ScrollIntent?

  /// Whether the unit of `context.velocity` is not in doubt, and whether the layout says what there is to snap to.
  private let isUnitStated: Bool
  private let isLayoutStated: Bool
  private let looked = Mutex<(subject: AuditSubject, first: FirstLook)?>(nil)

  /// Takes what makes a behavior, and its intent: `nil` for what it states itself or is seen to do.
  package init(
    _ make: @escaping @Sendable () -> (any ScrollTargetBehavior)?, intent: ScrollIntent? = nil,
    physics: ScrollPhysics, isUnitStated: Bool = false, isLayoutStated: Bool = true
  ) {
    behavior = AskedBehavior(make: make, physics: physics)
    (self.intent, self.isUnitStated, self.isLayoutStated) = (intent, isUnitStated, isLayoutStated)
  }

  private func subject(on layout: ScrollLayout) -> AuditSubject {
    looked.withLock { looked in
      let first = looked?.first ?? FirstLook(behavior, intent: intent)
      let subject =
        looked?.subject
        ?? AuditSubject(
          behavior, intent: intent ?? first.intent, isUnitStated: isUnitStated, seenBy: first,
          isLayoutStated: isLayoutStated)
      let judged = isLayoutStated ? subject.aligned(on: [layout], seenBy: first) : subject
      looked = (judged, first)
      return judged
    }
  }

  /// The behavior as it was seen; `nil` where something states an intent, or nothing has been judged.
  package var learned: LearnedBehavior? {
    looked.withLock { $0?.subject.intent.grid == nil ? $0?.first.learned : nil }
  }

  package var rests: Settling.RestRule {
    (isStated: intent?.grid != nil, { layout in self.subject(on: layout).grid(on: layout).misalignment })
  }

  /// The fault of a gesture, or of the stop or layout by a check of those, as a sentence without its full stop, if any.
  package func fault(
    of check: AuditCheck, on layout: ScrollLayout, from start: Double, _ gesture: Gesture
  ) -> String? {
    let subject = subject(on: layout)
    let scene = AuditScene(layout, subject, Questions())
    let starts: [Double] =
      switch check.scope {
      case .gesture, .pair, .failure, .crash, .hang, .source: [start]
      case .layout, .axis: [0]
      case .stop:
        check.isOfEveryRest
          ? Reachability.windows(subject.stops(on: layout)).flatMap { $0 }.reversed() : [start]
      }
    let asked = check.scope == .stop ? Gesture() : gesture
    for start in starts {
      do throws(AuditScene.NoSettlement) {
        let trial = try scene.trial(from: start, asked)
        if case .fails(_, let explain, _) = check.judge(scene, trial) { return explain() }
      } catch {
        if check.scope == .failure, error == .notFinite { return check.sentence }
      }
    }
    return nil
  }
}
