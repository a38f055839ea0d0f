/// One way in which two behaviors part, with the smallest gesture that shows it.
public struct Divergence: Sendable {
  /// A way in which they part: its sentence says it.
  public enum Kind: String, CaseIterable, Sendable {
    case crash, nonFinite = "non-finite", page, alignment, target, rectangle, program, rotation
    case emptyContainer = "empty-container"

    /// The difference, as a sentence without its full stop.
    public var sentence: String {
      switch self {
      case .crash: "one of them crashes or never returns"
      case .nonFinite: "one of them asks for a target that is not a finite number"
      case .page: "they rest on different pages"
      case .alignment: "they rest on the same page at different offsets"
      case .target: "they rest alike and ask for different targets past an end"
      case .rectangle: "they leave different rectangles"
      case .program: "a scroll by the program ends elsewhere"
      case .rotation: "after a rotation they rest elsewhere"
      case .emptyContainer: "in a container of 0 one of them asks for a target that is not a finite number"
      }
    }

    /// Whether a gesture shows it.
    public var isOfGesture: Bool { ![.rectangle, .program, .rotation, .emptyContainer].contains(self) }
  }

  /// The way in which they part.
  public let kind: Kind

  /// The number of cases that show it.
  public internal(set) var count = 1

  /// Whether one of the two always rests on an end or begins past one.
  public internal(set) var isAtEnds: Bool

  /// The slowest gesture that shows it, in points per second: 0 where a drag alone does.
  public internal(set) var leastSpeed: Double

  /// The only axis on which it shows; `nil` where it shows on both or only one was searched.
  public internal(set) var axis: Axis?

  /// Whether it shows in right-to-left layouts only, and left-to-right ones were searched too.
  public internal(set) var isRightToLeft = false

  /// The smallest case found that shows it.
  public internal(set) var counterexample: ScrollCase

  /// The old one's answer to that, as the end of a sentence.
  public internal(set) var old = ""

  /// The new one's answer, as the end of a sentence.
  public internal(set) var new = ""

  mutating func add(_ other: Divergence) {
    count += other.count
    isAtEnds = isAtEnds && other.isAtEnds
    leastSpeed = min(leastSpeed, other.leastSpeed)
    let (shown, found) = (counterexample.gesture, other.counterexample.gesture)
    // A drag or a flick alone is easier to read, and to make smaller.
    guard shown.drag * shown.velocity != 0, found.drag * found.velocity == 0 else { return }
    (counterexample, old, new) = (other.counterexample, other.old, other.new)
  }
}

extension Divergence: CustomStringConvertible {
  /// The text of a failing test.
  public var description: String {
    let gesture = counterexample.gesture
    return
      "\(kind.rawValue): from \(counterexample.start.inSentence), drag \(gesture.drag.inSentence), velocity "
      + "\(gesture.velocity.inSentence), the old one \(old), the new one \(new) (\(count) times)"
  }
}
