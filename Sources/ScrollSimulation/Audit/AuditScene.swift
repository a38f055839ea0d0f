/// One layout with a behavior of its own, on which checks try gestures.
///
/// The behavior is made afresh for each scene and asked by one thread, so one that keeps state is judged the
/// same however many threads there are.
final class AuditScene {
  let layout: ScrollLayout
  let subject: AuditSubject
  let intent: ScrollIntent
  let grid: AuditGrid
  let settling: Settling

  /// The gestures by which stops are judged, however densely others are searched.
  private(set) lazy var gestures = GestureSpace.normal.gestures(on: layout)

  /// Two offsets closer than this, in points, have no other step between them if the first is one.
  let longestWithoutPass: Double
  let questions: Questions
  private var askedAgain: [Double] = []

  init(_ layout: ScrollLayout, _ subject: AuditSubject, _ questions: Questions) {
    (self.questions, self.layout, self.subject) = (questions, layout, subject)
    intent = subject.intent(on: layout)
    grid = subject.grid(on: layout)
    longestWithoutPass = grid.shortestPass - 2 * ScrollStops.coincidence
    settling = subject.subject.settling(on: layout, questions)
  }

  var behavior: (any ScrollTargetBehavior)? { settling.behavior }

  /// The wrapper by which a behavior that follows its screen is asked; `nil` for any other.
  private(set) lazy var onScreen = behavior?.onScreen

  /// The step for the other unit of `context.velocity`; `nil` where the unit is known.
  private(set) lazy var otherUnit: Settling? = {
    guard !intent.assumesPointsPerSecond, !subject.isUnitStated else { return nil }
    var physics = settling.physics
    physics.contextVelocity = physics.contextVelocity == .perSecond ? .perMillisecond : .perSecond
    return settling(on: layout, physics)
  }()

  /// The step on the mirror image of the layout; `nil` for vertical ones.
  private(set) lazy var mirrored: Settling? = {
    guard layout.axis == .horizontal,
      let mirrored = try? layout.with(layoutDirection: layout.isReversed ? .leftToRight : .rightToLeft)
    else { return nil }
    return settling(on: mirrored, settling.physics)
  }()

  private func settling(on layout: ScrollLayout, _ physics: ScrollPhysics) -> Settling? {
    questions.askOther()
      ? Settling(layout, behavior: behavior, physics: physics, environment: settling.environment) : nil
  }

  /// The rests of ordinary gestures.
  var reachability: (forward: Reachability, backward: Reachability) { (forward, backward) }
  private lazy var forward = way(heading: 1)
  private lazy var backward = way(heading: -1)

  private func way(heading: Double) -> Reachability {
    func isOrdinary(_ gesture: Gesture) -> Bool { gesture.rarity(on: layout) == nil }
    let ways = gestures.filter { isOrdinary($0) && $0.heading(forward: settling.forward) == heading }
    return Reachability(heading: heading, on: layout, grid, after: ways) { start, gesture in
      isOrdinary(gesture) ? rest(from: start, after: gesture)?.offset : nil
    }
  }

  /// The reason why a case is hardly ever met, as words that follow *if*; `nil` of an ordinary one.
  func rarity(from start: Double, _ gesture: Gesture) -> String? {
    gesture.rarity(on: layout)
      ?? (start <= Settlement.tolerance && grid.isLeftOut(start) ? SearchedLayout.unledStart : nil)
      ?? (isLedTo(start) ? nil : "a gesture begins where none comes to rest")
  }

  /// Whether ordinary gestures from the start of the content come to rest on an offset.
  func isLedTo(_ offset: Double) -> Bool {
    if offset == 0 { return true }
    if forward.isContinuous { return isLeftByATouch(offset) }
    // The way back is followed only where the way forward does not lead there.
    if forward.includes(offset) { return true }
    if backward.isContinuous { return isLeftByATouch(offset) }
    return backward.includes(offset) && forward.includes(layout.reach)
  }

  enum NoSettlement: Error { case lost, notFinite, outOfRange }

  func settle(from start: Double, _ gesture: Gesture) throws(NoSettlement) -> Settlement {
    guard questions.ask(settling, from: start, gesture) else { throw .lost }
    do throws(SimulationError) {
      return try settling.settle(from: start, gesture)
    } catch {
      if case .targetNotFinite = error { throw .notFinite } else { throw .outOfRange }
    }
  }

  func rest(from start: Double, after gesture: Gesture) -> (target: Double, offset: Double)? {
    questions.rest(of: settling, from: start, after: gesture)
  }

  func trial(
    from start: Double, _ gesture: Gesture, isFromStop: Bool? = nil
  ) throws(NoSettlement) -> AuditTrial {
    let settlement = try settle(from: start, gesture)
    return AuditTrial(
      isFromStop: isFromStop ?? isStop(start), gesture: gesture,
      heading: gesture.heading(forward: settling.forward), settlement: settlement)
  }

  /// Whether content may rest at an offset as it is meant to.
  ///
  /// Without stops, a touch must leave it there: from another offset the behavior may well go back.
  func isStop(_ offset: Double) -> Bool { grid.isFree ? isLeftByATouch(offset) : grid.isStep(offset) }

  func isLeftByATouch(_ offset: Double) -> Bool {
    guard offset >= 0, offset <= layout.reach else { return false }
    return (try? settle(from: offset, Gesture())).map { $0.offset.isAt(offset) } ?? false
  }

  /// Whether a behavior has brought content to rest between the ends.
  func isInnerStop(_ trial: AuditTrial) -> Bool {
    let rest = trial.settlement.offset
    return rest > Settlement.tolerance && rest < layout.reach - Settlement.tolerance
      && !rest.isAt(trial.settlement.proposed)
  }

  /// Whether a stop holds what a finger lets go 2 pt further too (our choice).
  func isHeld(_ trial: AuditTrial) -> Bool {
    [-2, 2].contains { further in
      let gesture = Gesture(drag: trial.gesture.drag + further, velocity: trial.gesture.velocity)
      return rest(from: trial.start, after: gesture).map { abs($0.offset - trial.settlement.offset) < 0.1 }
        ?? false
    }
  }

  func forgetRests() { askedAgain.removeAll(keepingCapacity: true) }

  /// Whether a rest is asked again for the first time, as far as the last few are remembered.
  func isNewRest(_ rest: Double) -> Bool {
    if askedAgain.contains(rest) { return false }
    if askedAgain.count == 8 { askedAgain.removeFirst() }
    askedAgain.append(rest)
    return true
  }

  /// The behavior's answers to a still finger and to a fling each way, while the other axis is scrolled too.
  func answersScrolledAcross(from start: Double, by crossOffset: Double = Settling.crossOffset)
    -> [ScrollTarget]
  {
    guard behavior != nil else { return [] }
    return [0.0, -1200, 1200].compactMap { velocity in
      guard let settlement = try? settle(from: start, Gesture(velocity: velocity)), questions.askOther()
      else { return nil }
      return settling.answerScrolledAcross(
        from: start, to: settlement.proposed, velocity: settling.told(velocity), across: crossOffset)
    }
  }

  /// The start of a gesture that began off every stop, as words before a sentence; else empty.
  func begun(_ trial: AuditTrial) -> String {
    grid.isFree || trial.isFromStop ? "" : "begun off every stop, on \(trial.start.inSentence), "
  }

  /// A place in words: its item, page or stop, where there is one, and its offset; of the last one that it is the end.
  func placeName(_ offset: Double) -> String {
    guard let steps = grid.steps else { return "offset \(offset.inSentence)" }
    let (index, stop) = steps.nearestStop(to: offset)
    guard stop.isAt(offset) else { return "offset \(offset.inSentence)" }
    let end = index > 0 && layout.reach.isAt(offset) ? ", the end" : ""
    return "\(stopName) \(index) (\(offset.inSentence)\(end))"
  }

  /// The name of a stop: an item where each item is one, else a page where the intent speaks of these.
  private var stopName: String {
    switch intent.grid {
    case .items: "item"
    case .pages, .container: "page"
    case .multiples, .offsets, .free: "stop"
    case nil: layout.stack?.itemsPerPage == 1 ? "item" : "page"
    }
  }
}

struct AuditTrial {
  let isFromStop: Bool
  let gesture: Gesture

  /// 1 where all of the gesture moves forward, −1 backward, 0 where it does not move or contradicts itself.
  let heading: Double
  let settlement: Settlement

  var start: Double { settlement.start }

  /// The way from the start to the rest along the gesture's heading, in points; negative against it.
  var advance: Double { (settlement.offset - start) * heading }
}
