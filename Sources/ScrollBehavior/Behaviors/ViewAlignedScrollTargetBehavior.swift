/// SwiftUI's `.viewAligned`: rests with an item aligned in the container.
///
/// SwiftUI's own code is not public; this is a model of what is observed, and its choice of stop is that of CSS scroll
/// snap. The items are those of a `scrollTargetLayout()`; without one the proposal is left alone. Items longer than 1.1
/// containers are no targets, and where none is left the proposal is left alone too. Sightings differ on that and on when a
/// fling is sent on; the command line can name the other rules. Each default has two independent sources:
///
/// | rule | default | else |
/// |---|---|---|
/// | next | `limited`: a fling that would stay goes to the next view only where scrolling is limited | `always`: everywhere |
/// | strict | no: only the fast rate limits | yes: no gesture passes a view where scrolling is limited, as Apple documents |
/// | longest | 1.1: views longer than so many containers are no targets | infinity: all are |
///
/// | proposal | rests on |
/// |---|---|
/// | at an end | that end |
/// | anywhere else | the nearest stop; of two as near, the smaller |
/// | nearest to the stop where the gesture began, a fling, and limited | the next stop in its direction, if there is one |
///
/// | limit | what it limits |
/// |---|---|
/// | `automatic` | as `always` in a compact size class on the axis, as `never` otherwise |
/// | `always`, `alwaysByOne` | content decelerates at the fast rate, so a flick carries less far |
/// | `alwaysByFew` | the proposal, to one container from the start |
/// | `never` | nothing |
///
/// Apple documents that `alwaysByOne` keeps to one view per interaction. With narrow items several were observed to be
/// passed, so that this model is not strict unless its rules are.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many items one gesture may pass.
  public enum LimitBehavior: String, CaseIterable, Sendable {
    /// Limited where room is compact on the axis.
    case automatic

    /// Limited everywhere.
    case always

    /// Limited in how far the proposal goes: to one container from the start, and then to the stop nearest to that.
    case alwaysByFew = "always-by-few"

    /// Limited, as documented, to one item; as observed, narrow items are passed several at a time.
    case alwaysByOne = "always-by-one"

    /// Not limited.
    case never
  }

  let limitBehavior: LimitBehavior
  let anchor: UnitPoint?

  /// Whether a fling that would stay on its view goes to the next one where scrolling is not limited too.
  package var sendsOnEverywhere = false

  /// Whether one gesture goes one view at most where scrolling is limited.
  package var isStrict = false

  /// The longest view that is a target, in containers.
  package var longest = Self.longestTarget

  /// The longest view that is a target unless another is named, in containers: taken from a re-implementation.
  package static let longestTarget = 1.1

  /// Makes a behavior that aligns leading edges.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Makes a behavior that aligns a point of the items with the same point of the container.
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  /// Makes a behavior from both its choices; an anchor of `nil` aligns leading edges.
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    (self.limitBehavior, self.anchor) = (limitBehavior, anchor)
  }

  /// Makes the behavior by the rules and the anchor that a spec names.
  init(limitBehavior: LimitBehavior, _ arguments: [String: String]) {
    let anchor = UnitPoint(anchor: arguments["anchor"] ?? "", arguments.number("anchor"))
    self.init(limitBehavior: limitBehavior, anchor: anchor)
    sendsOnEverywhere = arguments["next"] == "always"
    isStrict = arguments["strict"] == "yes"
    longest = arguments["longest"] == "any" ? .infinity : arguments.number("longest") ?? longest
  }

  /// Moves the target to a stop.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      target.setOffset(decision(for: target, context: context, axis: axis).offset, along: axis)
    }
  }

  /// Limits scrolling for `always`, `alwaysByOne`, and `automatic` where room is compact on the axis.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = limitsScrolls(isCompact: context.environment.isCompact(along: context.axes))
    return properties
  }

  private func limitsScrolls(isCompact: Bool) -> Bool {
    switch limitBehavior {
    case .always, .alwaysByOne: true
    case .alwaysByFew, .never: false
    case .automatic: isCompact
    }
  }

  /// Whether the proposal is limited; by its case, as raw values may be compared as texts.
  private var isByFew: Bool { if case .alwaysByFew = limitBehavior { true } else { false } }

  fileprivate enum Rule { case noItems, tooLong, end, nearest, stays, next, one }

  fileprivate typealias Decision = (rule: Rule, limited: Double, offset: Double)

  private func decision(for target: ScrollTarget, context: TargetContext, axis: Axis) -> Decision {
    let proposed = target.offset(along: axis)
    let container = context.containerSize.length(along: axis)
    guard container > 0,
      let decision = context.stops?.decision(
        by: self, for: proposed, container: container, context: context, axis: axis)
    else { return (.noItems, proposed, proposed) }
    return decision
  }

  fileprivate func decision(
    among stops: ScrollStops, proposed: Double, context: TargetContext, axis: Axis
  ) -> Decision {
    let start = context.originalTarget.offset(along: axis)
    let limited = isByFew ? min(max(proposed, start - stops.container), start + stops.container) : proposed
    let (rule, offset) = stop(among: stops, from: start, for: limited, context: context, axis: axis)
    guard isStrict, limitsScrolls(isCompact: context.isCompact) else { return (rule, limited, offset) }
    let home = stops.nearestStop(to: start).offset
    let least = stops.previousStop(before: home)?.offset ?? 0
    let most = stops.nextStop(after: home)?.offset ?? stops.reach
    if offset >= least, offset <= most { return (rule, limited, offset) }
    return (.one, limited, offset < least ? least : most)
  }

  /// The stop however many items lie on the way.
  @inline(__always)
  private func stop(
    among stops: ScrollStops, from start: Double, for limited: Double, context: TargetContext, axis: Axis
  ) -> (Rule, offset: Double) {
    guard limited > 0, limited < stops.reach else { return (.end, limited) }
    let nearest = stops.nearestStop(to: limited).offset
    let velocity = context.modelVelocity(along: axis)
    guard abs(velocity) > TargetContext.restSpeed, stops.nearestStop(to: start).offset == nearest else {
      return (.nearest, nearest)
    }
    // A fling that would stay is sent on where any limit holds (our choice: by a few, too).
    guard sendsOnEverywhere || isByFew || limitsScrolls(isCompact: context.isCompact) else {
      return (.stays, nearest)
    }
    let next = velocity > 0 ? stops.nextStop(after: nearest) : stops.previousStop(before: nearest)
    return (.next, next?.offset ?? nearest)
  }
}

extension ScrollStops {
  /// The choice of a behavior among the stops of the items that it takes for targets; asked of the stops, which are lent so.
  @inline(__always)
  fileprivate func decision(
    by behavior: ViewAlignedScrollTargetBehavior, for proposed: Double, container: Double,
    context: ScrollTargetBehaviorContext, axis: Axis
  ) -> ViewAlignedScrollTargetBehavior.Decision {
    let anchor = behavior.anchor?.fraction(along: axis) ?? 0
    let most = behavior.longest * container
    if areTargets(anchor: anchor, upTo: most) {
      return behavior.decision(among: self, proposed: proposed, context: context, axis: axis)
    }
    guard let stops = targets(anchor: anchor, upTo: most) else { return (.tooLong, proposed, proposed) }
    return behavior.decision(among: stops, proposed: proposed, context: context, axis: axis)
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests with an item's leading edge aligned, limited where room is compact.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// Rests with an item's leading edge aligned, limited as said.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    .init(limitBehavior: limitBehavior)
  }

  /// Rests with a point of an item aligned, limited where room is compact.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    .init(anchor: anchor)
  }

  /// Rests with a point of an item aligned, limited as said.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior, anchor: anchor) }
}

extension ViewAlignedScrollTargetBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "view-aligned", summary: "SwiftUI's .viewAligned, a model: an item aligned in the container",
    parameters: [
      BehaviorParameter(
        name: "limit", words: LimitBehavior.allCases.map(\.rawValue).sorted(), fallback: "automatic",
        swiftName: "limitBehavior"),
      .anchor, BehaviorParameter(name: "strict", words: ["no", "yes"], fallback: "no"),
      BehaviorParameter(name: "next", words: ["limited", "always"], fallback: "limited"),
      .longest,
    ], needsItems: true,
    rule:
      "A model of SwiftUI's .viewAligned, whose code is not public: the item nearest to where the content would rest, "
      + "or the next one where scrolling is limited and a fling would not leave its item. Views longer than 1.1 "
      + "containers are no targets. always, always-by-one, and automatic in a compact size class, decelerate fast; "
      + "always-by-few lets the proposal go one container from the start, and rests on the stop nearest to that. "
      + "Apple documents that always-by-one keeps to one view per interaction: strict=yes does, for each limit that "
      + "decelerates fast.",
    faults:
      "Unless strict, one by one passes narrow items after a hard fling: so found the article that this tool "
      + "reproduces, and others. On macOS it was seen strict. An audit of always-by-one or always asks for one item "
      + "per gesture; as that is disputed, it warns. Without .scrollTargetLayout() it does nothing.",
    examples: [
      (
        "snapsim --behavior view-aligned:limit=always-by-one --item-length 80 --velocity -3000 --print item",
        "4"
      ),
      (
        "snapsim --behavior view-aligned:limit=always-by-one,strict=yes --item-length 80 --velocity -3000 "
          + "--print item", "1"
      ),
    ]
  ) { arguments in
    Self(limitBehavior: arguments["limit"].flatMap(LimitBehavior.init) ?? .automatic, arguments)
  }

  /// An item aligned; with the limits `always` and `alwaysByOne` one per gesture, which sightings dispute.
  public var scrollIntent: ScrollIntent {
    let isLimited = [.always, .alwaysByOne].contains(limitBehavior)
    var intent = ScrollIntent(
      .items, anchor: anchor, atMost: isLimited ? 1 : nil, axes: [.horizontal, .vertical])
    if isLimited, !isStrict {
      intent.doubt =
        "the limit means one view per interaction, as Apple documents; several narrow ones were observed"
    }
    return intent
  }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    let decision = decision(for: target, context: context, axis: axis)
    let limit =
      decision.limited == target.offset(along: axis)
      ? "" : "the proposal limited to one container from the start, \(decision.limited.inSentence); "
    let choice =
      switch decision.rule {
      case .noItems: "no items are scroll targets, so the proposal stands"
      case .tooLong: "no item is at most \(longest.inSentence) containers long, so the proposal stands"
      case .end: "\(limit)at an end, so there it stays"
      case .one: "\(limit)further than one item, and strictly one, so the next stop on the way"
      case .nearest: "\(limit)the stop nearest to it"
      case .stays: "\(limit)nearest to the stop it began at, and scrolling is not limited, so there it stays"
      case .next: "\(limit)nearest to the stop it began at, but a fling, so the next stop in its direction"
      }
    return "view-aligned, a model: \(choice)"
  }
}

extension BehaviorParameter {
  static let anchor = BehaviorParameter(
    name: "anchor", words: ["leading", "center", "trailing"],
    rule: NumberRule("the item's length", from: 0, to: 1),
    fallback: "leading", unlisted: UnitPoint.anchors.map(\.name).filter { $0.hasPrefix(".") })

  static let longest = BehaviorParameter(
    name: "longest", words: ["any"], rule: .containers, fallback: "1.1")
}

extension UnitPoint {
  /// One fraction for both axes, so that `leading` means top where the axis is vertical; a name with its dot is
  /// SwiftUI's point.
  ///
  /// No dictionary: the first that a program makes takes a tenth of the tool's start.
  fileprivate static let anchors: [(name: String, point: UnitPoint)] = [
    ("leading", .topLeading), ("center", .center), ("trailing", .bottomTrailing),
    (".zero", .zero), (".center", .center), (".leading", .leading), (".trailing", .trailing), (".top", .top),
    (".bottom", .bottom), (".topLeading", .topLeading), (".topTrailing", .topTrailing),
    (".bottomLeading", .bottomLeading), (".bottomTrailing", .bottomTrailing),
  ]

  /// Makes the anchor that a word or a number from 0 to 1 means.
  package init?(anchor word: String, _ number: Double?) {
    if let number, (0...1).contains(number) {
      self.init(x: number, y: number)
    } else if let point = Self.anchors.first(where: { $0.name == word })?.point {
      self = point
    } else {
      return nil
    }
  }
}
