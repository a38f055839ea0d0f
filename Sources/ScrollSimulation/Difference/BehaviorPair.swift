import ScrollBehavior

/// Two behaviors on one layout, asked the same.
final class BehaviorPair {
  let layout: ScrollLayout
  let old: Settling
  let new: Settling
  let tolerance: Double
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
    (old, new) = (subject.settling(ofNew: false, on: layout), subject.settling(ofNew: true, on: layout))
  }

  private func asks(_ start: Double, _ gesture: Gesture, new isNew: Bool) {
    heartbeat.beat()
    (lastStart, lastGesture, isAskingNew) = (start, gesture, isNew)
  }

  /// Where the two rest after a gesture, not a number where the target is none, and how they part.
  struct Answer {
    var rests: (old: Double, new: Double)
    var kind: Divergence.Kind?
    var isAtEnd = false
  }

  /// Asks both of them about a gesture.
  func judge(from start: Double, _ gesture: Gesture) -> Answer {
    let before = rest(ofNew: false, from: start, gesture)
    let after = rest(ofNew: true, from: start, gesture)
    var answer = Answer(rests: (before.offset, after.offset))
    if abs(before.target - after.target) <= tolerance, abs(before.offset - after.offset) <= tolerance {
      return answer
    }
    guard !before.offset.isNaN, !after.offset.isNaN else {
      if before.offset.isNaN != after.offset.isNaN { answer.kind = .nonFinite }
      return answer
    }
    answer.isAtEnd = [before.offset, after.offset, start].contains {
      $0 <= tolerance || $0 >= layout.reach - tolerance
    }
    let pages = (old.grids.place(before.offset).page, old.grids.place(after.offset).page)
    answer.kind =
      abs(before.offset - after.offset) <= tolerance ? .target : pages.0 == pages.1 ? .alignment : .page
    return answer
  }

  /// Where one of them rests.
  func rest(
    ofNew isNew: Bool, from start: Double, _ gesture: Gesture
  ) -> (target: Double, offset: Double) {
    asks(start, gesture, new: isNew)
    defer { heartbeat.parkIfGivenUp() }
    // What cannot be asked at all cannot be asked of either.
    return (try? (isNew ? new : old).rest(from: start, after: gesture)) ?? (.nan, .nan)
  }

  /// Whether they part in a certain way.
  func parts(_ kind: Divergence.Kind, from start: Double, _ gesture: Gesture) -> Bool {
    kind.isOfGesture
      ? judge(from: start, gesture).kind == kind : parting(kind, from: start, gesture) != nil
  }

  /// What each makes of a case in which they part in a certain way, as the ends of sentences; `nil` where they do not.
  func parting(_ kind: Divergence.Kind, from start: Double, _ gesture: Gesture) -> Parting? {
    if kind == .emptyContainer { return partingInEmptyContainer() }
    guard kind.isOfGesture else { return partings(at: start).first { $0.kind == kind } }
    (lastStart, lastGesture) = (start, gesture)
    let (old, new) = ask { Self.answer(of: $0, from: start, after: gesture) }
    return (kind, old, new)
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

  /// Asks both of them about something other than a gesture.
  func ask<Answer>(_ question: (Settling) -> Answer) -> (old: Answer, new: Answer) {
    asks(lastStart, lastGesture, new: false)
    let before = question(old)
    asks(lastStart, lastGesture, new: true)
    return (before, question(new))
  }
}
