import ScrollSimulation
import SnapsimText

package struct GestureStep: Hashable {
  package var gesture = Gesture()

  /// How long after the lift-off of the gesture before it catches the content, in seconds; `nil` to let it come to rest.
  package var after: Double?

  package init(gesture: Gesture = Gesture(), after: Double? = nil) {
    (self.gesture, self.after) = (gesture, after)
  }
}

extension Option {
  package static let offset = Option(
    "offset", in: .gesture, takes: .number(.points), default: "0",
    means: "where the gesture begins, from the leading end",
    called: [
      "startoffset", "startx", "starty", "fromoffset", "initialoffset", "beginoffset", "contentoffset",
      "contentoffsetx", "contentoffsety", "originaltarget",
    ], excludes: [.page])
  package static let page = Option(
    "page", in: .gesture, takes: .number(.page), means: "begin on a page, counted from 0",
    called: ["startpage", "frompage", "initialpage", "pageindex", "startindex"])
  package static let drag = Option(
    "drag", in: .gesture, takes: .number(.points), default: "0",
    means: "how far the finger drags; negative is forward",
    called: [
      "translation", "translationx", "translationy", "translationwidth", "translationheight",
      "dragdistance", "dragx", "dragy", "swipe", "swipedistance",
    ])
  package static let velocity = Option(
    "velocity", in: .gesture, takes: .number(.velocity), default: "0",
    means: "the finger's as it lifts; negative is forward",
    called: [
      "velocityx", "velocityy", "velocitydx", "velocitydy", "fingervelocity", "gesturevelocity",
      "releasevelocity", "vx", "vy",
    ])
  package static let `repeat` = Option(
    "repeat", in: .gesture, takes: .number(.count("times")), default: "1",
    means: "so many times, each from where the last rested")
  package static let gesture = Option(
    "gesture", in: .gesture,
    takes: .text("drag=PT,velocity=PT/S,after=S", .list(["drag=", "velocity=", "after="])),
    as: "drag=PT,velocity=PT/S,after=S", means: "one of a sequence; after= catches the one before",
    excludes: [.drag, .velocity])
}

package struct GestureOptions: OptionSettings {
  package var offset: Double?
  package var page: Int?
  package var drag = 0.0
  package var velocity = 0.0
  package var repeats = 1

  /// The sequence given by `--gesture`; empty where drag and velocity describe the only gesture.
  package var sequence: [GestureStep] = []

  package init() {}

  package static let rows: [OptionRow<Self>] = [
    OptionRow(.offset) { $1(&$0.offset) }, OptionRow(.page) { $1(&$0.page) },
    OptionRow(.drag) { $1(&$0.drag) }, OptionRow(.velocity) { $1(&$0.velocity) },
    OptionRow(.repeat) { $1(&$0.repeats) },
    OptionRow(.gesture, read: { $0.sequence.append(try GestureStep($1)) }) { $0.sequence.map(\.text) },
  ]

  package var steps: [GestureStep] { (0..<stepCount).map(step) }
  var stepCount: Int { max(1, sequence.count) }
  var count: Int { repeats * stepCount }

  /// A gesture by its index from 0, counted through all rounds.
  func step(_ index: Int) -> GestureStep {
    sequence.isEmpty
      ? GestureStep(gesture: Gesture(drag: drag, velocity: velocity)) : sequence[index % sequence.count]
  }

  /// The offset at which the first gesture begins, in points: the leading end unless something is said.
  package func start(in pages: ScrollStops) throws -> Double {
    if let offset { return offset }
    guard let page else { return 0 }
    guard page < pages.count else {
      throw UsageError("--page \(page) is out of range; this layout has pages 0 to \(pages.count - 1)")
    }
    return pages[page]
  }

  /// Begins at an offset: at a page by its number, if it is one's.
  mutating func begin(at start: Double, in pages: ScrollStops?) {
    guard start != 0 else { return }
    let page = pages?.nearest(to: start)
    if let page, pages?[page] == start { self.page = page } else { offset = start }
  }

  /// Checks that a gesture can begin at an offset, in points: no rubber band shows what is further past an end.
  package static func check(_ start: Double, on layout: ScrollLayout) throws {
    guard RubberBand(dimension: layout.bounds).draggedOffset(displayed: start, reach: layout.reach) == nil
    else { return }
    throw SimulationError.startTooFarPastTheEnd(offset: start, bounds: layout.bounds, reach: layout.reach)
  }
}

extension GestureStep {
  /// Reads `drag=…,velocity=…,after=…`, each at most once and in any order.
  package init(_ text: String) throws {
    self.init()
    var seen: Set<String> = []
    for setting in text.split(separator: ",", omittingEmptySubsequences: false) {
      let (key, text) = setting.setting
      func flaw(_ words: String) -> OptionError { OptionError("--gesture has '\(setting)', which \(words)") }
      let invalid = flaw(
        "is not valid; expected drag=PT, velocity=PT/S and after=S (at least 0), each at most once, joined by commas"
      )
      guard let text, let rule = Self.rules[key], seen.insert(key).inserted else { throw invalid }
      let value: Double
      do { value = try NumberText.parse(text) } catch {
        switch error {
        case .notFinite: throw flaw("is not a finite number")
        case .typographicMinus: throw flaw("has a typographic minus or dash; use the hyphen '-'")
        case .malformed: throw invalid
        }
      }
      guard rule.takes(value) else { throw invalid }
      switch key {
      case "drag": gesture.drag = value
      case "velocity": gesture.velocity = value
      default: after = value
      }
    }
  }

  var text: String {
    "drag=\(gesture.drag.shortest),velocity=\(gesture.velocity.shortest)"
      + (after.map { ",after=\($0.shortest)" } ?? "")
  }

  private static let rules: [String: NumberRule] = [
    "drag": .points, "velocity": .velocity, "after": .seconds,
  ]
}
