/// SwiftUI's `.paging`: one page per gesture, a page being as long as the scroll view's *bounds*.
///
/// SwiftUI's own code is not public; this is a model of what is observed. That the step is the bounds is documented for
/// UIKit's `isPagingEnabled`, which misaligns in the same way (FB16486510): wherever insets make the container
/// shorter than the bounds, each page is off by the insets more than the one before.
///
/// | gesture | rests on |
/// |---|---|
/// | a fling (faster than 10 pt/s) | the next multiple of the step beyond where the finger lifted, in its direction |
/// | any other | the multiple nearest to the proposal |
/// | either | at most one step from the multiple nearest to the start, and within 0…reach |
///
/// Sightings differ on three of these rules. The defaults are what this project took from the start; the command line
/// can name the others:
///
/// | rule | what is meant | else |
/// |---|---|---|
/// | grid | `absolute`: pages are multiples of the bounds from 0 | `relative`: from where the gesture began |
/// | most | `1`: a gesture turns one page at most | `any`: a fling goes as far as it carries, at least one page |
/// | turn | `next`: a fling turns the page | `half`: fling or not, the proposal decides by half a page |
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Whether pages are counted from where the gesture began.
  package var isRelative = false

  /// Whether one gesture may turn several pages.
  package var turnsSeveral = false

  /// Whether half a page turns, be it flung or not.
  package var turnsByHalf = false

  /// Makes the behavior.
  public init() {}

  /// Moves the target to a multiple of the bounds.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    context.forEachAxis { axis in
      guard let decision = decision(for: target, context: context, axis: axis) else { return }
      target.setOffset(decision.offset, along: axis)
    }
  }

  /// How a page was chosen; pages are counted from the grid's origin.
  private typealias Decision = (
    isFling: Bool, startPage: Double, wantedPage: Double, page: Double, step: Double, origin: Double,
    offset: Double
  )

  @inline(__always)
  private func decision(for target: ScrollTarget, context: TargetContext, axis: Axis) -> Decision? {
    let step = context.bounds(along: axis)
    guard step > 0 else { return nil }
    let start = context.originalTarget.offset(along: axis)
    let reach = context.reach(along: axis)
    let origin = isRelative ? min(max(start, 0), reach) : 0
    let velocity = context.modelVelocity(along: axis)
    let isFling = abs(velocity) > TargetContext.restSpeed && !turnsByHalf
    let startPage = ((start - origin) / step).rounded()
    var wantedPage = 0.0
    if !isFling || turnsSeveral {
      wantedPage = ((target.offset(along: axis) - origin) / step).rounded()
    }
    if isFling {
      // Counted in the direction of the fling, both directions are one.
      let heading = Double(signOf: velocity, magnitudeOf: 1)
      let pages = (heading * (context.released(along: axis) - origin) + ScrollStops.coincidence) / step
      let next = pages.rounded(.down) + 1
      wantedPage = heading * (turnsSeveral ? max(next, heading * wantedPage) : next)
    }
    let page = turnsSeveral ? wantedPage : min(max(wantedPage, startPage - 1), startPage + 1)
    let offset = min(max(origin + page * step, 0), reach)
    return (isFling, startPage, wantedPage, page, step, origin, offset)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// One page per gesture, a page being as long as the scroll view's bounds.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension PagingScrollTargetBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "paging", summary: "SwiftUI's .paging, a model: a page is as long as the bounds",
    parameters: [
      BehaviorParameter(name: "grid", words: ["absolute", "relative"], fallback: "absolute"),
      BehaviorParameter(name: "most", words: ["1", "any"], fallback: "1"),
      BehaviorParameter(name: "turn", words: ["next", "half"], fallback: "next"),
    ],
    rule:
      "A model of SwiftUI's .paging and of UIKit's isPagingEnabled; their code is not public. A page is as long as the "
      + "bounds: the whole scroll view, insets included. A fling goes to the next multiple beyond where the finger "
      + "lifted, anything else to the nearest; never more than one page from the start's.",
    faults:
      "Views are laid out in what safe area and content margins leave, the container. Where there are any, each page "
      + "adds their length (FB16486510): on an iPhone on its side, in a feed under bars, between content margins. "
      + "Spacing between pages drifts the other way. What the iphone-duo does is the model's prediction, no measurement.",
    examples: [
      (
        "snapsim --behavior paging --device iphone-14 --landscape --velocity -1200 --repeat 3 "
          + "--print offset,misalignment",
        "offset  misalignment\n   844            94\n  1688           188\n  2532           282"
      ),
      (
        "snapsim --behavior paging --device iphone-duo --velocity -1200 --repeat 3 --print offset,misalignment",
        "offset  misalignment\n   466            84\n   932           168\n  1398          -130"
      ),
    ]
  ) { arguments in
    var paging = Self()
    paging.isRelative = arguments["grid"] == "relative"
    paging.turnsSeveral = arguments["most"] == "any"
    paging.turnsByHalf = arguments["turn"] == "half"
    return paging
  }

  /// One page per gesture.
  public var scrollIntent: ScrollIntent { ScrollIntent(.pages, atMost: 1, axes: [.horizontal, .vertical]) }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    guard let decision = decision(for: target, context: context, axis: axis) else {
      return "paging, a model: the scroll view has no length, so the proposal stands"
    }
    let step = decision.step.inSentence
    let multiple = isRelative ? "multiple from the start" : "multiple"
    let choice =
      switch (turnsByHalf, decision.isFling) {
      case (true, _):
        "turned by half a page, so the \(multiple) of the bounds (\(step)) nearest to the proposal"
      case (false, true) where turnsSeveral:
        "a fling, so the \(multiple) of the bounds (\(step)) nearest to the proposal, but the next one at least"
      case (false, true):
        "a fling, so the next \(multiple) of the bounds (\(step)) beyond the released offset"
      case (false, false): "no fling, so the \(multiple) of the bounds (\(step)) nearest to the proposal"
      }
    let leash =
      decision.page == decision.wantedPage
      ? ""
      : "; held to one step from the start, which is nearest to \(step) × \(decision.startPage.inSentence)"
    let end =
      decision.offset == decision.origin + decision.page * decision.step
      ? "" : "; \(step) × \(decision.page.inSentence) lies past the end"
    return "paging, a model: \(choice)\(leash)\(end)"
  }
}
