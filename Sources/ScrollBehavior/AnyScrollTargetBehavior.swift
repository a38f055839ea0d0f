/// A behavior whose type is known only at run time.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior inside.
  public let base: any ScrollTargetBehavior

  /// Wraps a behavior; one that is wrapped already is not wrapped again.
  public init(_ base: some ScrollTargetBehavior) { self.base = base.unwrapped }

  /// Asks the behavior inside.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Asks the behavior inside.
  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

extension ScrollTargetBehavior {
  /// The behavior itself, or the one inside of all wrappers.
  package var unwrapped: any ScrollTargetBehavior {
    switch self {
    case let any as AnyScrollTargetBehavior: any.base.unwrapped
    case let noted as NotedScrollTargetBehavior: noted.base.unwrapped
    case let shown as BehaviorOnScreen: shown.base.unwrapped
    default: self
    }
  }

  /// Whether it hangs on the item that is shown.
  package var followsItem: Bool {
    switch self {
    case let any as AnyScrollTargetBehavior: any.base.followsItem
    case let noted as NotedScrollTargetBehavior: noted.base.followsItem
    case let shown as BehaviorOnScreen: shown.followsItem
    default: false
    }
  }
}

/// A behavior of which each call is noted: before it begins, and once it has come back.
package struct NotedScrollTargetBehavior: ScrollTargetBehavior {
  /// The behavior inside.
  package let base: any ScrollTargetBehavior
  private let begin: (TargetContext?) -> Void
  private let end: () -> Void

  /// Makes the behavior, which is a call of it already; what is told of a gesture is noted too, if it is of one.
  package init(
    begin: @escaping (TargetContext?) -> Void, end: @escaping () -> Void,
    _ make: () -> any ScrollTargetBehavior
  ) {
    (self.begin, self.end) = (begin, end)
    begin(nil)
    defer { end() }
    base = make()
  }

  package func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    begin(context)
    defer { end() }
    base.updateTarget(&target, context: context)
  }

  package func properties(context: PropertiesContext) -> Properties {
    begin(nil)
    defer { end() }
    return base.properties(context: context)
  }
}

/// A behavior that asks for the screen, made anew for each size of it, and for each safe area, or item shown and
/// items, if it asks for these.
///
/// To ask whether some behavior is an object of a class takes a search through all conformances of the program, so that
/// this is none, and holds one.
package struct BehaviorOnScreen: ScrollTargetBehavior {
  /// The behavior at hand, and the screen that it was made for.
  @State private var shown: (base: any ScrollTargetBehavior, screen: Screen)
  private let followsSafeArea: Bool

  /// The behavior for the last question.
  package var base: any ScrollTargetBehavior { shown.base }

  /// Whether it hangs on the item that is shown, or on the number or length of the items: only the view's own tell these.
  package let followsItem: Bool

  /// Whether it hangs on the item that is shown: then it is made anew for most questions.
  private let followsPosition: Bool
  private let make: () -> any ScrollTargetBehavior

  /// A screen that a scroll view fills: its size, and the safe area along the axis, in points.
  package struct Screen: Equatable, Sendable {
    package var size: CGSize
    package var leading = 0.0
    package var trailing = 0.0

    /// The items nearest to the leading edge at the lift-off and at the rest before the gesture, counted from 0, where items
    /// are scroll targets.
    package var liftedItem: Int?
    package var restedItem: Int?

    /// The items; `nil` for content without them.
    package var items: ItemFrames?

    /// Which of the values is tried that may be given to the behavior, from 0.
    package var trial = 0

    package init(_ size: CGSize, safeArea: (leading: Double, trailing: Double) = (0, 0)) {
      (self.size, leading, trailing) = (size, safeArea.leading, safeArea.trailing)
    }
  }

  /// The screen for the question at hand: that of its scroll view.
  @TaskLocal package static var screen = Screen(CGSize(width: 390, height: 844))

  /// Takes what makes the behavior.
  package init(
    followsSafeArea: Bool, followsItem: Bool = false, followsPosition: Bool = false,
    _ make: @escaping () -> any ScrollTargetBehavior
  ) {
    (self.followsSafeArea, self.followsItem, self.followsPosition) =
      (followsSafeArea, followsItem || followsPosition, followsPosition)
    self.make = make
    _shown = State(wrappedValue: (make(), Self.screen))
  }

  package func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var screen = Screen(context.bounds, safeArea: context.safeArea)
    screen.trial = shown.screen.trial
    // A view that is not laid out yet keeps what it is given.
    if followsItem { screen.items = context.items ?? shown.screen.items }
    if followsPosition, let stops = context.stops,
      let axis = Axis.allCases.first(where: { context.axes.contains(Axis.Set($0)) })
    {
      screen.liftedItem = stops.nearest(to: context.released(along: axis))
      screen.restedItem = stops.nearest(to: context.originalTarget.offset(along: axis))
    }
    on(screen) { $0.updateTarget(&target, context: context) }
  }

  package func properties(context: PropertiesContext) -> Properties {
    var screen = shown.screen
    screen.size = context.bounds ?? screen.size
    return on(screen) { $0.properties(context: context) }
  }

  private func on<Answer>(_ screen: Screen, _ ask: (any ScrollTargetBehavior) -> Answer) -> Answer {
    Self.$screen.withValue(screen) {
      if followsSafeArea || followsItem ? screen != shown.screen : screen.size != shown.screen.size {
        shown = (make(), screen)
      }
      return ask(shown.base)
    }
  }
}
