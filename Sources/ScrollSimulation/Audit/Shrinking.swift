import ScrollBehavior

/// Makes a case that breaks a rule smaller, as long as it still breaks it: fewer items, a plainer layout, an earlier
/// start, a rounder and shorter gesture.
struct Shrinking {
  let check: AuditCheck
  let subject: AuditSubject
  let density: GestureSpace

  /// Whether the layout was given, so that only the gesture may change.
  let keepsLayout: Bool

  /// Whether the case is one of every day, and has to stay one.
  var isOrdinary = false

  var fits: (ScrollLayout) -> Bool = { _ in true }
  let questions: Questions

  /// The finding with its smallest counterexample; as it is where the behavior is lost meanwhile.
  func smallest(_ found: Finding) -> Finding {
    var finding = found
    let smallest = smallest(found.counterexample)
    finding.counterexample = smallest
    finding.demonstration = smallest
    let scene = scene(smallest.layout)
    if let trial = try? scene.trial(from: smallest.start, smallest.gesture) {
      let explanation = check.explain(scene, trial)
      if !explanation.isEmpty { finding.explanation = explanation }
      finding.demonstration = check.demonstrate(scene, trial)
    }
    finding.ranges = ranges(of: smallest)
    if isOrdinary { finding.share = share(scene) }
    return questions.isLost ? found : finding
  }

  func smallest(_ found: ScrollCase) -> ScrollCase {
    // A case of the same layout with a plain gesture is easier to carry over to others.
    let plain = search(found.layout, like: found, startsOnly: true) ?? found
    let smallest = keepsLayout ? plain : plain.shrunk { fits($0) ? search($0, like: $1) : nil }
    return search(smallest.layout, like: smallest) ?? smallest
  }

  /// The first case on a layout that breaks the rule and is like another one, the simplest first.
  private func search(
    _ layout: ScrollLayout, like other: ScrollCase, startsOnly: Bool = false
  ) -> ScrollCase? {
    // Where a page can be told only because both readings agree, they must go on to.
    if subject.intent(on: layout).grid == nil, other.layout.pagesAreContainers, !layout.pagesAreContainers {
      return nil
    }
    let scene = scene(layout)
    for start in startsOnly ? [other.start] : starts(on: layout, like: other) {
      for gesture in gestures(on: layout, like: other) where breaks(scene, from: start, gesture) {
        return ScrollCase(layout: layout, start: start, gesture: gesture)
      }
    }
    return nil
  }

  func scene(_ layout: ScrollLayout) -> AuditScene {
    AuditScene(layout, subject, questions)
  }

  func breaks(_ scene: AuditScene, from start: Double, _ gesture: Gesture) -> Bool {
    scene.forgetRests()
    do throws(AuditScene.NoSettlement) {
      let trial = try scene.trial(from: start, gesture)
      guard check.judge(scene, trial) == .fails else { return false }
    } catch {
      guard check.scope == .failure, error == .notFinite else { return false }
    }
    return (!isOrdinary || check.isOfEveryRest || scene.rarity(from: start, gesture) == nil)
      && !questions.isLost
  }

  /// The share of the ordinary gestures on a layout that break the rule, begun wherever these come to rest.
  private func share(_ scene: AuditScene) -> Finding.Share? {
    guard check.scope == .gesture || check.scope == .pair else { return nil }
    let rests = scene.reachability.forward.rests + scene.reachability.backward.rests
    let gestures = density.entries(on: scene.layout).filter(\.isOrdinary).map(\.gesture)
    var share = Finding.Share()
    for start in Set(rests).sorted().prefix(64) where scene.rarity(from: start, Gesture()) == nil {
      let before = share
      for gesture in gestures {
        scene.forgetRests()
        guard let trial = try? scene.trial(from: start, gesture) else { continue }
        share.count(check.judge(scene, trial))
      }
      if share.cases > before.cases { share.starts += 1 }
      if share.failures > before.failures { share.failingStarts += 1 }
    }
    return share.failures > 0 ? share : nil
  }

  /// The starts to try, the simplest first: the stops, then offsets near the other start.
  private func starts(on layout: ScrollLayout, like other: ScrollCase) -> [Double] {
    if [.layout, .axis].contains(check.scope) { return [0] }
    let steps = subject.stops(on: layout)
    let old = AuditGrid(subject.intent(on: layout), on: other.layout).steps ?? other.layout.stops()
    let index = old.nearest(to: other.start)
    var starts = Reachability.windows(steps).flatMap { $0 }
    if starts.count > 24 {
      // Where the other one began, counted from either end, and the ends themselves.
      let likely = [0, 1, index - 1, index, index + 1, steps.count - old.count + index, steps.count - 1]
      starts = likely.filter { $0 >= 0 && $0 < steps.count }.map { steps[$0] }
    }
    // Cliffs are at the end.
    guard check.scope != .stop else { return starts.reversed() }
    return starts + other.starts(on: layout)
  }

  /// The gestures to try, the simplest first: a flick, a drag, then ones like the other.
  private func gestures(on layout: ScrollLayout, like other: ScrollCase) -> [Gesture] {
    guard ![.stop, .layout, .axis].contains(check.scope) else { return [Gesture()] }
    let (same, scaled) = other.gestures(on: layout)
    return GestureSpace.plain
      + [
        scaled.rounded(digits: 1), Gesture(drag: scaled.drag.rounded(), velocity: scaled.velocity), scaled,
        same,
      ]
  }
}
