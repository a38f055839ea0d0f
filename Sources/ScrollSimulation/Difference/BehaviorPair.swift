import ScrollBehavior

/// Two behaviors on one layout, asked the same.
final class BehaviorPair {
  let layout: ScrollLayout
  let old: Settling
  let new: Settling

  private let tolerance: Double
  private let heartbeat: Heartbeat

  /// Whom it asked last, and about which gesture, so that one that does not come back can be named.
  private(set) var isAskingNew = false
  private(set) var lastStart = 0.0
  private(set) var lastGesture = Gesture()

  init(of subject: DifferenceSubject, on layout: ScrollLayout, heartbeat: Heartbeat) {
    self.layout = layout
    self.heartbeat = heartbeat
    tolerance = subject.tolerance
    heartbeat.beat()
    let (old, new) = subject.make()
    self.old = Settling(layout, behavior: old, physics: subject.physics, environment: subject.environment)
    self.new = Settling(layout, behavior: new, physics: subject.physics, environment: subject.environment)
  }

  /// A way in which the two part on a gesture, and what the gesture comes to.
  struct Parting {
    let kind: Divergence.Kind
    var isAtEnd = false
  }

  /// Notes what is about to be asked.
  private func asks(_ start: Double, _ gesture: Gesture, new isNew: Bool) {
    heartbeat.beat()
    (lastStart, lastGesture, isAskingNew) = (start, gesture, isNew)
  }

  /// Asks one of them.
  private func rest(
    of settling: Settling, from start: Double, after gesture: Gesture, isNew: Bool
  ) throws(SimulationError) -> (target: Double, offset: Double) {
    asks(start, gesture, new: isNew)
    defer { heartbeat.parkIfGivenUp() }
    return try settling.rest(from: start, after: gesture)
  }

  /// Whether the two part on a gesture, and how.
  func parting(from start: Double, _ gesture: Gesture) -> Parting? {
    let (before, isOldFinite) = finiteRest(of: old, from: start, after: gesture, isNew: false)
    let (after, isNewFinite) = finiteRest(of: new, from: start, after: gesture, isNew: true)
    guard let before, let after else {
      return isOldFinite == isNewFinite ? nil : Parting(kind: .nonFinite)
    }
    if abs(before.target - after.target) <= tolerance, abs(before.offset - after.offset) <= tolerance {
      return nil
    }
    let ends = [before.offset, after.offset, start]
    let isAtEnd = ends.contains { $0 <= tolerance || $0 >= layout.reach - tolerance }
    if abs(before.offset - after.offset) <= tolerance { return Parting(kind: .target, isAtEnd: isAtEnd) }
    let isSamePage = old.grids.place(before.offset).page == old.grids.place(after.offset).page
    return Parting(kind: isSamePage ? .alignment : .page, isAtEnd: isAtEnd)
  }

  /// Where one of them rests, or whether it asked for a finite target at all.
  private func finiteRest(
    of settling: Settling, from start: Double, after gesture: Gesture, isNew: Bool
  ) -> ((target: Double, offset: Double)?, isFinite: Bool) {
    do throws(SimulationError) {
      return (try rest(of: settling, from: start, after: gesture, isNew: isNew), true)
    } catch {
      if case .targetNotFinite = error { return (nil, false) }
      return (nil, true)
    }
  }

  /// Where the old one rests, which is where the next gesture of a row begins.
  func restOfOld(from start: Double, _ gesture: Gesture) -> Double? {
    try? rest(of: old, from: start, after: gesture, isNew: false).offset
  }

  /// What each makes of a gesture, as the ends of sentences.
  func answers(from start: Double, _ gesture: Gesture) -> (old: String, new: String) {
    asks(start, gesture, new: false)
    let before = Self.answer(of: old, from: start, after: gesture)
    asks(start, gesture, new: true)
    return (before, Self.answer(of: new, from: start, after: gesture))
  }

  private static func answer(of settling: Settling, from start: Double, after gesture: Gesture) -> String {
    do throws(SimulationError) {
      let settlement = try settling.settle(from: start, gesture)
      let past =
        settlement.target == settlement.offset || settling.behavior == nil
        ? "" : ", having asked for \(settlement.target.inSentence)"
      let off =
        settlement.misalignment == 0 ? "" : ", \(abs(settlement.misalignment).inSentence) pt off"
      return "rests on \(settlement.offset.inSentence) (page \(settlement.page)\(off))\(past)"
    } catch {
      guard case .targetNotFinite(_, let target) = error else { return "is not asked: \(error)" }
      return "asks for \(target.isNaN ? "what is not a number" : "\(target)")"
    }
  }

  /// Notes that the old one is about to be asked.
  func beat(_ start: Double, _ gesture: Gesture) { asks(start, gesture, new: false) }

  /// Asks both of them about something other than a gesture.
  func ask<Answer>(_ question: (Settling) -> Answer) -> (old: Answer, new: Answer) {
    asks(lastStart, lastGesture, new: false)
    let before = question(old)
    asks(lastStart, lastGesture, new: true)
    return (before, question(new))
  }
}

/// What is compared, and how it is made.
///
/// What it makes stays with the thread that asked for it; several threads call the makers only where that is safe.
struct DifferenceSubject: @unchecked Sendable {
  private let makeOld: () -> (any ScrollTargetBehavior)?
  private let makeNew: () -> (any ScrollTargetBehavior)?
  let physics: ScrollPhysics
  let environment: EnvironmentValues

  /// Offsets closer than this, in points, are the same.
  let tolerance: Double

  /// How long a call of a behavior may take.
  let timeLimit: Duration

  init(
    old: @escaping () -> (any ScrollTargetBehavior)?, new: @escaping () -> (any ScrollTargetBehavior)?,
    physics: ScrollPhysics, environment: EnvironmentValues, tolerance: Double, timeLimit: Duration
  ) {
    makeOld = old
    makeNew = new
    self.physics = physics
    self.environment = environment
    self.tolerance = tolerance
    self.timeLimit = timeLimit
  }

  /// Makes both behaviors afresh.
  func make() -> (old: (any ScrollTargetBehavior)?, new: (any ScrollTargetBehavior)?) {
    (makeOld(), makeNew())
  }

  /// The layouts that fit what one of them was seen to do, where nothing states what it is meant to do.
  func fittingLayouts(_ effort: AuditEffort) -> [ScrollLayout] {
    [makeOld, makeNew].flatMap { make in
      let look = FirstLook(
        make, intent: nil, physics: physics, environment: environment, timeLimit: timeLimit)
      return (look.learned?.seen ?? []).flatMap { FittingLayouts.layouts($0, effort).map(\.layout) }
    }
  }

  /// Whether a call of a maker hands out the same object again, which only one thread may then ask.
  ///
  /// Looked at with care, as to make a behavior may trap; one that does not come back counts as shared.
  var isShared: Bool {
    nonisolated(unsafe) var isShared = true
    let thread = GuardedThread(stallLimit: timeLimit) { _ in
      isShared = [makeOld, makeNew].contains { make in
        guard let one = make(), let other = make(), type(of: one) is AnyClass else { return false }
        return (one as AnyObject) === (other as AnyObject)
      }
    }
    return thread.wait() != .finished || isShared
  }

  /// How one of the behaviors does not come back from a gesture, as the end of a sentence; `nil` where it does.
  func loss(ofNew isNew: Bool, on layout: ScrollLayout, from start: Double, _ gesture: Gesture) -> String? {
    let thread = GuardedThread(stallLimit: timeLimit) { heartbeat in
      let behavior = isNew ? makeNew() : makeOld()
      heartbeat.beat()
      let settling = Settling(layout, behavior: behavior, physics: physics, environment: environment)
      _ = try? settling.settle(from: start, gesture)
    }
    let outcome = thread.wait()
    return outcome == .finished ? nil : outcome.description
  }
}
