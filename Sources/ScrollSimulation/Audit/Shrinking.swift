import ScrollBehavior

/// Makes a case that breaks a rule smaller, as long as it still breaks it: fewer items, a plainer layout, an earlier
/// start, a rounder and shorter gesture.
struct Shrinking {
  let check: AuditCheck
  let subject: AuditSubject
  let density: GestureSpace.Density

  /// Whether the layout was given, so that only the number of items may change.
  let keepsLayout: Bool

  /// Whether another layout will do.
  var fits: (ScrollLayout) -> Bool = { _ in true }
  let heartbeat: Heartbeat

  func smallest(_ found: AuditCase) -> AuditCase {
    var smallest = found
    // A case of the same layout with a plain gesture is easier to carry over to others.
    smallest = search(smallest.layout, like: smallest, startsOnly: true) ?? smallest
    if !keepsLayout { smallest = SimplerLayouts.plainest(smallest) { fitting($0, like: $1) } }
    smallest = SimplerLayouts.shortest(smallest) { fitting($0, like: $1) }
    return search(smallest.layout, like: smallest, startsOnly: false) ?? smallest
  }

  /// The first case on a layout that fits and breaks the rule.
  private func fitting(_ layout: ScrollLayout, like other: AuditCase) -> AuditCase? {
    fits(layout) ? search(layout, like: other) : nil
  }

  /// The words for a case, and gestures that show it.
  func account(of found: AuditCase) -> (explanation: String, demonstration: Demonstration?) {
    let scene = scene(found.layout)
    let entry = GestureSpace.Entry(found.gesture, on: found.layout)
    guard let settlement = try? scene.settle(from: found.start, found.gesture) else {
      return ("", Demonstration(found))
    }
    let trial = AuditTrial(
      start: found.start, isFromStop: scene.isStop(found.start), entry: entry, settlement: settlement)
    return (check.explain(scene, trial), check.demonstrate(scene, trial))
  }

  /// The first case on a layout that breaks the rule, among those like another one and then the simplest.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - other: a case, perhaps on another layout.
  ///   - startsOnly: whether it must begin where that one does.
  /// - Returns: the case, or `nil` where none breaks the rule.
  private func search(_ layout: ScrollLayout, like other: AuditCase, startsOnly: Bool = false) -> AuditCase? {
    // Where a page can be told only because both readings agree, they must go on to.
    if subject.intent(on: layout).grid == nil, other.layout.pagesAreContainers, !layout.pagesAreContainers {
      return nil
    }
    let scene = scene(layout)
    let starts = startsOnly ? [other.start] : starts(scene, like: other)
    for start in starts {
      for gesture in gestures(scene, like: other) {
        if breaks(scene, from: start, gesture) {
          return AuditCase(layout: layout, start: start, gesture: gesture)
        }
      }
    }
    return nil
  }

  /// The stops from which gestures begin.
  func stops(on layout: ScrollLayout) -> ScrollStops { subject.grid(on: layout).steps ?? layout.stops() }

  func scene(_ layout: ScrollLayout) -> AuditScene { AuditScene(layout, subject, density, heartbeat) }

  func breaks(_ scene: AuditScene, from start: Double, _ gesture: Gesture) -> Bool {
    scene.forgetRests()
    let entry = GestureSpace.Entry(gesture, on: scene.layout)
    let settlement: Settlement
    do throws(SimulationError) {
      settlement = try scene.settle(from: start, gesture)
    } catch {
      guard check.scope == .failure, case .targetNotFinite = error else { return false }
      return true
    }
    let trial = AuditTrial(
      start: start, isFromStop: scene.isStop(start), entry: entry, settlement: settlement)
    return check.judge(scene, trial) == .fails
  }

  /// The starts to try, the simplest first: the stops, then offsets near the other start.
  private func starts(_ scene: AuditScene, like other: AuditCase) -> [Double] {
    if [.layout, .axis].contains(check.scope) { return [0] }
    let layout = scene.layout
    let steps = scene.grid.steps ?? layout.stops()
    let old = AuditGrid(scene.intent, on: other.layout).steps ?? other.layout.stops()
    let index = old.nearest(to: other.start)
    var starts = Reachability.windows(steps).flatMap { $0 }
    if starts.count > 24 {
      // Where the other one began, counted from either end, and the ends themselves.
      let likely = [0, 1, index - 1, index, index + 1, steps.count - old.count + index, steps.count - 1]
      starts = likely.filter { $0 >= 0 && $0 < steps.count }.map { steps[$0] }
    }
    // Cliffs are at the end.
    guard check.scope != .stop else { return starts.reversed() }
    let scaled = other.start / other.layout.container * layout.container
    let between = [scaled.rounded(), scaled, other.start, layout.reach]
    return starts + between.filter { $0 > -layout.bounds && $0 < layout.reach + layout.bounds }
  }

  /// The gestures to try, the simplest first: a flick, a drag, then ones like the other.
  private func gestures(_ scene: AuditScene, like other: AuditCase) -> [Gesture] {
    guard ![.stop, .layout, .axis].contains(check.scope) else { return [Gesture()] }
    let (same, scaled) = other.gestures(on: scene.layout)
    return SimplerGestures.plain
      + [
        SimplerGestures.rounded(scaled, digits: 1),
        Gesture(drag: scaled.drag.rounded(), velocity: scaled.velocity), scaled, same,
      ]
  }
}

/// A counterexample while it is made smaller.
final class Shrunk: @unchecked Sendable {
  // One thread writes it, and it is read when that has ended.
  private(set) var smallest: AuditCase
  private(set) var explanation = ""
  private(set) var demonstration: Demonstration?
  private(set) var ranges: [NumberRange] = []

  init(_ found: AuditCase, _ check: AuditCheck, asker: Int?) {
    smallest = found
    // What other checks ask can be repeated by an audit only.
    let isOfGesture = [.gesture, .failure, .end].contains(check.scope) && asker == nil
    demonstration = isOfGesture ? Demonstration(found) : nil
  }

  func shrink(by shrinking: Shrinking) {
    // To ask a behavior again where it trapped would cost one thread more for each try.
    guard shrinking.check.scope != .end else { return }
    let smallest = shrinking.smallest(smallest)
    let (explanation, demonstration) = shrinking.account(of: smallest)
    (self.smallest, self.explanation, self.demonstration) = (smallest, explanation, demonstration)
    ranges = shrinking.ranges(of: smallest)
  }
}
