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

  /// The wrapper by which it is made anew for questions, if it has one.
  package var onScreen: BehaviorOnScreen? {
    if let shown = self as? BehaviorOnScreen { return shown }
    let inner = (self as? AnyScrollTargetBehavior)?.base ?? (self as? NotedScrollTargetBehavior)?.base
    return inner?.onScreen
  }
}

/// A behavior of which each call is noted: before it begins, and once it has come back.
package struct NotedScrollTargetBehavior: ScrollTargetBehavior {
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
  private let shown: Box<(base: any ScrollTargetBehavior, screen: Screen)>

  /// The members of the screen by which it is made: it is made anew where one of them is another.
  private let followed: Set<String>

  /// Whether it hangs on the items, or on the one that is shown: only the view's own tell these.
  package let followsItem: Bool

  /// Whether it hangs on what only a layout with items of one length tells, so that nothing is learned on others.
  package let followsLength: Bool

  /// Whether it hangs on the number of the items alone.
  package var followsCount: Bool { followed.filter { $0.hasPrefix("item") } == ["itemCount"] }

  /// Whether it is made of the frames of a lazy stack's items, which has not laid out all of them.
  package let followsLaidOut: Bool

  /// Whether it is made of a size that the view measures as it appears, and not again.
  package let followsAppearance: Bool

  /// The screen as the view appeared; `nil` for that at hand.
  @TaskLocal package static var appeared: Screen.Frame?

  /// Whether the items that were not shown up to the lift-off are not laid out.
  @TaskLocal package static var isPartlyLaidOut = false

  /// Whether it hangs on the item that is shown, or on the offset: then it is made anew for most questions.
  private let followsPosition: Bool

  /// Whether it is made of what the layout or the gesture at hand says, objects that it holds too.
  package var isFollowing: Bool { followsItem || followsPosition }

  /// The behavior for the last question.
  package var base: any ScrollTargetBehavior { shown.value.base }

  private let make: () -> any ScrollTargetBehavior

  /// A screen that a scroll view fills, as it is and as it was when the view appeared.
  package struct Screen: Equatable, Sendable {
    package var frame: Frame
    package var appeared: Frame?
    package var horizontalSizeClass: UserInterfaceSizeClass?
    package var verticalSizeClass: UserInterfaceSizeClass?

    /// The items nearest to the leading edge at the lift-off and at the rest before the gesture, counted from 0, where items
    /// are scroll targets.
    package var liftedItem: Int?
    package var restedItem: Int?

    /// The offsets at the lift-off and at the rest before the gesture, in points.
    package var liftedOffset = 0.0
    package var restedOffset = 0.0

    /// The items; `nil` for content without them.
    package var items: ItemFrames?

    /// The offset up to which items are laid out, in points.
    package var laidOut = Double.infinity

    /// Which of the values is tried that may be given to the behavior, from 0.
    package var trial = 0

    /// The size, and the safe area along the axis, in points.
    package struct Frame: Equatable, Sendable {
      package var size: CGSize
      package let leading: Double
      package let trailing: Double
    }

    package init(_ size: CGSize, safeArea: (leading: Double, trailing: Double) = (0, 0)) {
      frame = Frame(size: size, leading: safeArea.leading, trailing: safeArea.trailing)
    }
  }

  /// The screen for the question at hand: that of its scroll view.
  @TaskLocal package static var screen = Screen(CGSize(width: 390, height: 844))

  /// Takes the members of the screen that what makes the behavior names, `itemCount` say, and what makes it.
  package init(following members: Set<String>, _ make: @escaping () -> any ScrollTargetBehavior) {
    let shownItem: Set = ["liftedItem", "restedItem"]
    followed = members
    followsItem = members.contains { $0.hasPrefix("item") } || !members.isDisjoint(with: shownItem)
    followsLength = !members.isDisjoint(with: shownItem.union(["itemLength", "itemSpacing"]))
    followsPosition = !members.isDisjoint(with: shownItem.union(["liftedOffset", "restedOffset"]))
    followsAppearance = members.contains("appeared")
    followsLaidOut = members.contains { $0.hasSuffix("LaidOut") }
    self.make = make
    shown = Box((make(), Self.screen))
  }

  package func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    var screen = Screen(context.bounds, safeArea: context.safeArea)
    screen.trial = shown.value.screen.trial
    screen.horizontalSizeClass = context.environment.horizontalSizeClass
    screen.verticalSizeClass = context.environment.verticalSizeClass
    if followsAppearance { screen.appeared = Self.appeared }
    // A view that is not laid out yet keeps what it is given.
    if followsItem { screen.items = context.items ?? shown.value.screen.items }
    let axis = context.axis
    if followsLaidOut, Self.isPartlyLaidOut {
      screen.laidOut = context.released(along: axis) + context.bounds.length(along: axis)
    }
    if followsPosition {
      screen.liftedOffset = context.released(along: axis)
      screen.restedOffset = context.originalTarget.offset(along: axis)
      screen.liftedItem = context.stops?.nearest(to: screen.liftedOffset)
      screen.restedItem = context.stops?.nearest(to: screen.restedOffset)
    }
    on(screen) { $0.updateTarget(&target, context: context) }
  }

  package func properties(context: PropertiesContext) -> Properties {
    var screen = shown.value.screen
    screen.frame.size = context.bounds ?? screen.frame.size
    return on(screen) { $0.properties(context: context) }
  }

  private func on<Answer>(_ screen: Screen, _ ask: (any ScrollTargetBehavior) -> Answer) -> Answer {
    Self.$screen.withValue(screen) {
      let known = shown.value.screen
      if followed.isEmpty ? screen.frame.size != known.frame.size : screen != known {
        shown.value = (make(), screen)
      }
      return ask(shown.value.base)
    }
  }
}
