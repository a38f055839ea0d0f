import ScrollBehavior
import Synchronization

/// A behavior with what it is meant to do, by which single rests and gestures are judged as an audit judges them.
///
/// One that states no intent is looked at when it is first judged.
package final class JudgedBehavior: RestRule {
  private let behavior: AskedBehavior
  private let intent: ScrollIntent?
  private let isUnitStated: Bool
  private let isLayoutStated: Bool
  private let looked = Mutex<(subject: AuditSubject, first: FirstLook)?>(nil)

  package var isIntentStated: Bool { intent?.grid != nil }

  /// Takes a behavior.
  ///
  /// - Parameters:
  ///   - make: makes it; `nil` is free deceleration.
  ///   - intent: what it is meant to do; `nil` for what it states itself or is seen to do.
  ///   - physics: how the scroll view decelerates.
  ///   - isUnitStated: whether the unit of `context.velocity` is not in doubt.
  ///   - isLayoutStated: whether the layout says what there is to snap to.
  package init(
    _ make: @escaping @Sendable () -> (any ScrollTargetBehavior)?, intent: ScrollIntent? = nil,
    physics: ScrollPhysics, isUnitStated: Bool = false, isLayoutStated: Bool = true
  ) {
    behavior = AskedBehavior(make, physics: physics)
    (self.intent, self.isUnitStated, self.isLayoutStated) = (intent, isUnitStated, isLayoutStated)
  }

  private func subject(on layout: ScrollLayout) -> AuditSubject {
    looked.withLock { looked in
      let first = looked?.first ?? FirstLook(behavior, intent: intent)
      let intent = intent ?? first.intent
      let subject =
        looked?.subject
        ?? AuditSubject(
          behavior, intent: intent, isUnitStated: isUnitStated, seenBy: first, isLayoutStated: isLayoutStated)
      let judged = isLayoutStated ? subject.aligned(on: [layout], seenBy: first) : subject
      looked = (judged, first)
      return judged
    }
  }

  /// The behavior as it was seen; `nil` where something states an intent, or nothing has been judged.
  package var learned: LearnedBehavior? {
    looked.withLock { $0?.subject.intent.grid == nil ? $0?.first.learned : nil }
  }

  package func misalignment(on layout: ScrollLayout) -> (Double) -> Double {
    subject(on: layout).grid(on: layout).misalignment
  }

  /// The fault of a gesture by a check, in a sentence without its full stop; `nil` where the check finds none.
  ///
  /// A check of stops, layouts or axes judges those, whatever the gesture.
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
        if check.judge(scene, trial) == .fails { return check.explain(scene, trial) }
      } catch {
        if check.scope == .failure, error == .notFinite { return check.sentence }
      }
    }
    return nil
  }
}
