import ScrollSimulation
import SnapsimText

/// One gesture of a sequence.
package struct GestureStep: Hashable {
  package var gesture = Gesture()

  /// How long after the lift-off of the gesture before it catches the content, in seconds; `nil` to let it come to rest.
  package var after: Double?

  /// Makes a step of a gesture, and of the seconds until the next one catches the content.
  package init(gesture: Gesture = Gesture(), after: Double? = nil) {
    self.gesture = gesture
    self.after = after
  }
}

/// The gestures as the command line describes them.
package struct GestureOptions {
  package var offset: Double?
  package var page: Int?
  package var drag = 0.0
  package var velocity = 0.0
  package var repeats = 1

  /// The sequence given by `--gesture`; empty where drag and velocity describe the only gesture.
  package var sequence: [GestureStep] = []

  /// All gestures of one round, in order.
  package var steps: [GestureStep] { (0..<stepCount).map(step) }

  /// How many gestures one round has.
  var stepCount: Int { max(1, sequence.count) }

  /// How many gestures all rounds have.
  var count: Int { repeats * stepCount }

  /// A gesture by its index from 0, counted through all rounds.
  func step(_ index: Int) -> GestureStep {
    sequence.isEmpty
      ? GestureStep(gesture: Gesture(drag: drag, velocity: velocity)) : sequence[index % sequence.count]
  }

  /// The offset at which the first gesture begins, in points.
  package func start(in pages: ScrollStops) throws -> Double {
    if let offset { return offset }
    return try Self.start(page: page, in: pages)
  }

  /// Checks that a gesture can begin at an offset, in points: no rubber band shows what is further past an end.
  package static func check(_ start: Double, on layout: ScrollLayout) throws {
    guard RubberBand(dimension: layout.bounds).draggedOffset(displayed: start, reach: layout.reach) == nil
    else { return }
    throw SimulationError.startTooFarPastTheEnd(offset: start, bounds: layout.bounds, reach: layout.reach)
  }

  /// The offset of a page, in points; the leading end without one.
  package static func start(page: Int?, in pages: ScrollStops) throws -> Double {
    guard let page else { return 0 }
    guard page < pages.count else {
      throw UsageError("--page \(page) is out of range; this layout has pages 0 to \(pages.count - 1)")
    }
    return pages[page]
  }
}

extension OptionText {
  /// Reads `drag=…,velocity=…,after=…`, each at most once and in any order.
  static func gestureStep(_ text: String) throws -> GestureStep {
    var step = GestureStep()
    var seen: Set<String> = []
    for setting in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(parts[0])
      guard parts.count == 2, let rule = gestureRules[key], seen.insert(key).inserted else {
        throw OptionError.badGesture(part: String(setting), nil)
      }
      let value: Double
      do {
        value = try NumberText.parse(parts[1])
      } catch {
        throw OptionError.badGesture(part: String(setting), error)
      }
      guard rule.takes(value) else { throw OptionError.badGesture(part: String(setting), nil) }
      switch key {
      case "drag": step.gesture.drag = value
      case "velocity": step.gesture.velocity = value
      default: step.after = value
      }
    }
    return step
  }

  fileprivate static let gestureRules: [String: NumberRule] = [
    "drag": .points, "velocity": .velocity, "after": .seconds,
  ]
}
