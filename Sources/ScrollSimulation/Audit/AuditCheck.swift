/// One rule that a behavior can break.
public struct AuditCheck: Sendable, Identifiable {
  /// The weight of a broken rule.
  public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// Wrong on a layout that fits the behavior.
    case error

    /// Wrong under an assumption that the author may not share.
    case warning

    /// Worth knowing, and not wrong.
    case note

    /// Whether one comes before another in the order of the cases, which ends with the mildest.
    public static func < (one: Self, other: Self) -> Bool {
      one != other && allCases.first { $0 == one || $0 == other } == one
    }
  }

  /// The name by which it is chosen, `misaligned-rest` say.
  public let id: String

  /// The severity at most: an error is a warning on layouts that assume something.
  public let severity: Severity

  /// The fault where the rule is broken, as a sentence without its full stop.
  public let sentence: String

  /// The assumption of a warning, as words that follow *if*; `nil` where that depends on the layout.
  public private(set) var assumption: String?

  /// The rule it tests, stated exactly.
  public let rule: String

  /// The fault as the user of an app sees it, as a sentence.
  public let meaning: String

  /// The case in which it is none, as words that follow *where*; `nil` where it is always one.
  public private(set) var exception: String?

  /// The lines of `updateTarget` that fix it, for a horizontal scroll view whose steps are `length` long.
  public let fix: String

  let scope: Scope

  /// The faults that follow from this one on the same layout.
  private(set) var effects: [AuditCheck] = []

  /// Whether it is judged by how far a gesture is meant to go, which an intent may leave in doubt.
  private(set) var isDoubtful = false

  /// Whether a place that pulls content to it, in the midst of free content, breaks it too.
  private(set) var isOfMagnets = false
  private(set) var isOfAnyLayout = false

  /// Whether it judges a stop by all ways to it, and not as one that content rests on.
  private(set) var isOfEveryRest = false

  private(set) var judge: @Sendable (AuditScene, AuditTrial) -> Verdict = { _, _ in .notJudged }

  enum Scope: Sendable {
    case gesture

    /// Every gesture of a part of them, since each takes further settlements.
    case pair

    /// A scroll view at rest, once for each stop.
    case stop
    case layout

    /// Facts that all layouts of an axis share, once.
    case axis
    case failure

    /// A gesture after which the behavior never came back.
    case crash, hang

    /// The source of a behavior file, once the search is done.
    case source
  }

  enum Verdict {
    case notJudged, passes

    /// The result as a sentence without its full stop, gestures that show it where the trial's own do not, and by how many
    /// points content lies wrong.
    case fails(by: Double = .infinity, () -> String, shownBy: (() -> ScrollCase)? = nil)

    /// Whether content lies wrong by less than is seen.
    var isUnseen: Bool {
      if case .fails(let points, _, _) = self { points < Settlement.leastSeen } else { false }
    }

    var isJudged: Bool { if case .notJudged = self { false } else { true } }
    var isFailure: Bool { if case .fails = self { true } else { false } }
  }

  /// Whether the whole search judges it, and no single gesture.
  package var isOfSource: Bool { scope == .source }

  /// Whether a picture of the reachable stops shows it.
  package var isOfReachability: Bool {
    scope == .layout || effects.contains { $0.id == Self.directionDependentStops.id }
  }

  /// Whether one gesture shows it, which one line of code may have decided.
  var isOfOneGesture: Bool { scope == .gesture || scope == .pair || scope == .stop && !isOfEveryRest }

  /// Whether one case, judged again, tells that its fault is gone.
  package var isTestable: Bool { scope != .source && scope != .hang && !Self.ofViews.contains(id) }

  /// Those that only a view's own code can show.
  private static let ofViews = [cutFling.id, staleSize.id]

  package var isOfLoss: Bool { scope == .crash || scope == .hang }

  /// Every check, in the order of findings.
  public static let all: [AuditCheck] = [
    .crash, .hang, .nonFinite, .misalignedRest, .coveredRest, .insetTwice, .skippedPage, .unreachableStop,
    .trap, .hiddenContent, .directionDependentStops, .againstGesture, .ignoredFling, .ignoredFlick,
    .shorterFling, .amplifiedFling, .twitchTurnsBack, .oneSided, .cutFling, .movesAtRest, .notIdempotent,
    .rightToLeft, .notAFunction, .hairTrigger, .ignoredDrag, .resizeLosesPage, .staleSize, .driftsByResizing,
    .emptyContainer, .otherAxis, .outOfRange, .shortContentMoves, .velocityUnit, .neverReached, .changedRect,
    .rewrittenScroll, .inert,
  ]
}

extension AuditScene {
  /// A swipe that any behavior should take for one.
  func swipe(from start: Double, isForward: Bool) -> ScrollCase {
    let swipe = Gesture(forward: GestureSpace.swipe, at: 1200, on: layout)
    return ScrollCase(layout: layout, start: start, gesture: isForward ? swipe : swipe.reversed)
  }

  /// Swipe after swipe from one end to the other, as long as that gets on and once more; of a long row the first swipes.
  func row(isForward: Bool) -> ScrollCase {
    var row = swipe(from: isForward ? 0 : layout.reach, isForward: isForward)
    var rest = row.start
    for swipe in 1...128 {
      row.repeats = swipe
      guard let next = (try? settle(from: rest, row.gesture))?.offset, next != rest else { break }
      rest = next
    }
    return row
  }
}
