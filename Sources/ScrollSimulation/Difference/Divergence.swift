import ScrollBehavior

/// One way in which two behaviors part, with the smallest gesture that shows it.
public struct Divergence: Sendable {
  /// In which way they part.
  public enum Kind: String, CaseIterable, Sendable {
    /// One of them crashes, ends the process or never returns, and the other one does not.
    case crash

    /// One of them asks for a target that is not a finite number.
    case nonFinite = "non-finite"

    /// They rest on different pages.
    case page

    /// They rest on the same page at different offsets.
    case alignment

    /// They rest on the same offset and ask for different targets, which lie past an end.
    case target

    /// They leave different rectangles: another size, another anchor, or another offset on the axis that does not scroll.
    case rectangle

    /// A scroll by the program ends elsewhere.
    case program

    /// After a rotation they rest elsewhere.
    case rotation

    /// Asked about a container of 0 by 0, one of them asks for a target that is not a finite number.
    case emptyContainer = "empty-container"

    /// What is different, as a sentence without its full stop.
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
    public var isOfGesture: Bool {
      self != .rectangle && self != .program && self != .rotation && self != .emptyContainer
    }
  }

  /// To what a way of parting is confined, of all that was tried.
  public struct Confines: Hashable, Sendable {
    /// Whether one of the two always rests on an end or begins past one.
    public var isAtEnds = false

    /// The slowest gesture that shows it, in points per second: 0 where a drag alone does.
    public var leastSpeed = 0.0

    /// The only axis on which it shows; `nil` where it shows on both or only one was searched.
    public var axis: Axis?

    /// Whether it shows in right-to-left layouts only, and left-to-right ones were searched too.
    public var isRightToLeft = false
  }

  /// In which way they part.
  public let kind: Kind

  /// How many of the cases searched show it.
  public internal(set) var count = 1

  /// To what it is confined.
  public internal(set) var confines: Confines

  /// The smallest case found that shows it.
  public internal(set) var counterexample: ScrollCase

  /// What the old one makes of that, as the end of a sentence.
  public internal(set) var old = ""

  /// What the new one makes of it, as the end of a sentence.
  public internal(set) var new = ""

  /// Adds what was found later.
  mutating func add(_ other: Divergence) {
    count += other.count
    confines.isAtEnds = confines.isAtEnds && other.confines.isAtEnds
    confines.leastSpeed = min(confines.leastSpeed, other.confines.leastSpeed)
    let (shown, found) = (counterexample.gesture, other.counterexample.gesture)
    // A drag or a flick alone is easier to read, and to make smaller.
    guard shown.drag * shown.velocity != 0, found.drag * found.velocity == 0 else { return }
    (counterexample, old, new) = (other.counterexample, other.old, other.new)
  }
}

extension Divergence: CustomStringConvertible {
  /// What a failing test shows.
  public var description: String {
    let gesture = counterexample.gesture
    return
      "\(kind.rawValue): from \(counterexample.start.inSentence), drag \(gesture.drag.inSentence), velocity "
      + "\(gesture.velocity.inSentence), the old one \(old), the new one \(new) (\(count) times)"
  }
}
