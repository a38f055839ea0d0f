import ScrollBehavior

/// Makes a case that breaks a rule smaller, as long as it still breaks it: fewer items, a plainer layout, an earlier
/// start, a rounder and shorter gesture.
struct Shrinking {
  let check: AuditCheck
  let subject: AuditSubject
  let density: GestureSpace.Density

  /// Whether only the number of items may change, since the layout was asked for.
  let keepsLayout: Bool

  /// Whether another layout will do.
  var fits: (ScrollLayout) -> Bool = { _ in true }
  let heartbeat: Heartbeat

  /// The smallest case found.
  func smallest(_ found: AuditCase) -> AuditCase {
    var smallest = found
    // A case of the same layout with a plain gesture is easier to carry over to others.
    smallest = search(smallest.layout, like: smallest, startsOnly: true) ?? smallest
    if !keepsLayout {
      var isSimpler = true
      while isSimpler {
        isSimpler = false
        for layout in SimplerLayouts.of(smallest.layout) where layout != smallest.layout && fits(layout) {
          if let simpler = search(layout, like: smallest) {
            smallest = simpler
            isSimpler = true
            break
          }
        }
      }
    }
    for layout in SimplerLayouts.shorter(smallest.layout) where fits(layout) {
      if let shorter = search(layout, like: smallest) {
        smallest = shorter
        break
      }
    }
    return search(smallest.layout, like: smallest, startsOnly: false) ?? smallest
  }

  /// What a case comes to, in words and in gestures that show it.
  func account(of found: AuditCase) -> (explanation: String, demonstration: Demonstration?) {
    let scene = AuditScene(found.layout, subject, density, heartbeat)
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
    let scene = AuditScene(layout, subject, density, heartbeat)
    let starts = startsOnly ? [other.start] : starts(scene, like: other)
    for start in starts {
      for gesture in gestures(scene, like: other) {
        if breaks(scene, start, gesture) { return AuditCase(layout: layout, start: start, gesture: gesture) }
      }
    }
    return nil
  }

  private func breaks(_ scene: AuditScene, _ start: Double, _ gesture: Gesture) -> Bool {
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

  /// The starts to try, the simplest first: the stops, then what lies where the other start lay.
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
    let sign: Double = scene.layout.isReversed == other.layout.isReversed ? 1 : -1
    let scale = scene.layout.container / other.layout.container
    let gesture = Gesture(drag: sign * other.gesture.drag + 0, velocity: sign * other.gesture.velocity + 0)
    let scaled = Gesture(drag: gesture.drag * scale, velocity: gesture.velocity)
    return Self.flicks + Self.drags
      + [
        Gesture(drag: Self.rounded(scaled.drag), velocity: Self.rounded(scaled.velocity)),
        Gesture(drag: scaled.drag.rounded(), velocity: scaled.velocity), scaled, gesture,
      ]
  }

  private static let flicks = [100, 200, 300, 500, 800, 1200, 2000, 2500, 4000].flatMap {
    [Gesture(velocity: -$0), Gesture(velocity: $0)]
  }

  private static let drags = [10, 20, 50, 100, 150, 200, 300, 400, 600, 1000].flatMap {
    [Gesture(drag: -$0), Gesture(drag: $0)]
  }

  /// A number rounded to one digit.
  private static func rounded(_ number: Double) -> Double {
    guard number != 0 else { return 0 }
    let unit = pow(10, log10(abs(number)).rounded(.down))
    return (number / unit).rounded() * unit
  }
}

/// A counterexample while it is made smaller.
final class Shrunk: @unchecked Sendable {
  // One thread writes it, and it is read when that has ended.
  private(set) var smallest: AuditCase
  private(set) var explanation = ""
  private(set) var demonstration: Demonstration?

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
  }
}
