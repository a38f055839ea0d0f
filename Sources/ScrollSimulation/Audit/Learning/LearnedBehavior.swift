/// The result of a first look at a behavior: its pattern on each axis that it moves.
public struct LearnedBehavior: Hashable, Sendable {
  /// Its pattern on one axis.
  public struct Seen: Hashable, Sendable {
    /// The axis.
    public var axis: Axis

    /// The pattern of its targets there.
    public var pattern: SnapPattern

    /// Whether it goes one step per gesture, however far the deceleration leads.
    public var isOneAtATime: Bool

    /// Whether it counts its steps from where the gesture began, so that a start between rests leads between rests.
    public var isFromStart: Bool

    /// The last offset that it ever goes to, however far the content goes on; `nil` where it goes on too.
    public var last: RelativeLength?

    /// Before this offset every target is left as it is, in points; 0 where it is not.
    public var freeBefore = 0.0

    /// Whether some gesture comes to rest at the start of the content.
    var goesToStart = true

    /// Whether each gesture leads back to where it began.
    package var goesNowhere = false
  }

  /// The axes on which it moves targets; where it moves none, both.
  public var seen: [Seen]

  /// Whether it moves nothing on either axis.
  public var isReporter: Bool { seen.allSatisfy { $0.pattern == .unmoved } }

  /// Its behavior on an axis; `nil` where it does not move that one.
  func seen(on axis: Axis) -> Seen? { seen.first { $0.axis == axis } }

  /// Reads the observations of either axis.
  init(horizontally: [Observation], vertically: [Observation]) {
    let all = [(Axis.horizontal, horizontally), (.vertical, vertically)].map { axis, observations in
      // A behavior that goes to the start whatever happens is not meant for the axis: it resets it.
      let isMeant = observations.contains { $0.samples.contains { $0.rest > RelativeLength.tolerance } }
      return (seen: Seen(axis: axis, observations), isMeant: isMeant)
    }
    let moved = all.filter { $0.seen.pattern != .unmoved }
    let meant = moved.filter(\.isMeant)
    seen = (meant.isEmpty ? moved.isEmpty ? all : moved : meant).map(\.seen)
  }
}

extension LearnedBehavior: CustomStringConvertible {
  /// The pattern in words: `vertical; snaps to multiples of 52 pt`.
  public var description: String {
    if isReporter { return "moves nothing" }
    let words = seen.map { seen in
      let step =
        seen.isFromStart && seen.isOneAtATime
        ? ", one step from where the gesture began" : seen.isOneAtATime ? ", one at a time" : ""
      let free = seen.freeBefore > 0 ? "; free before \(RelativeLength(points: seen.freeBefore))" : ""
      let last = seen.last.map { "; never past \($0)" } ?? ""
      return (axis: "\(seen.axis)", what: "\(seen.pattern)\(step)\(free)\(last)")
    }
    if words.count == 2, words[0].what == words[1].what { return "both axes; \(words[0].what)" }
    return words.map { "\($0.axis); \($0.what)" }.joined(separator: "\n")
  }
}
