import ScrollBehavior
import SeededNumbers

/// One scroll view in which a gesture has just ended: bounds 844, container 750 (an iPhone 14 in landscape), 20 pages.
struct Moment {
  var axis = Axis.horizontal
  var bounds = 844.0
  var container = 750.0
  var content = 15_000.0
  var start = 0.0
  var released = 0.0
  /// In pt/ms, positive forward.
  var velocity = 0.0
  var direction = LayoutDirection.leftToRight
  var items: ItemFrames?
  /// On the axis that scrolls.
  var sizeClass: UserInterfaceSizeClass?

  var reach: Double { max(0, content - container) }

  var context: ScrollTargetBehaviorContext {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.horizontalSizeClass = axis == .horizontal ? sizeClass : nil
    environment.verticalSizeClass = axis == .vertical ? sizeClass : nil
    let sign: Double = axis == .horizontal && direction == .rightToLeft ? -1000 : 1000
    return ScrollTargetBehaviorContext(
      ScrollViewState(
        contentSize: CGSize(content, along: axis, across: 369),
        containerSize: CGSize(container, along: axis, across: 369), axes: Axis.Set(axis),
        environment: environment, bounds: CGSize(bounds, along: axis, across: 390),
        stops: items.map { ScrollStops(of: $0, anchor: 0, container: container) }),
      start: start, released: released, velocity: velocity, told: sign * velocity)
  }

  func target(proposed: Double) -> ScrollTarget {
    var target = ScrollTarget(rect: CGRect(origin: .zero, size: CGSize(container, along: axis, across: 369)))
    target.setOffset(proposed, along: axis)
    return target
  }

  /// Where a behavior moves a proposal.
  func offset(_ behavior: some ScrollTargetBehavior, proposed: Double) -> Double {
    var target = target(proposed: proposed)
    behavior.updateTarget(&target, context: context)
    return target.offset(along: axis)
  }

  /// The same in each of the four directions of scrolling, which have to agree.
  func offsets(_ behavior: some ScrollTargetBehavior, proposed: Double) -> Set<Double> {
    var offsets: Set<Double> = []
    for axis in Axis.allCases {
      for direction in LayoutDirection.allCases {
        var moment = self
        moment.axis = axis
        moment.direction = direction
        offsets.insert(moment.offset(behavior, proposed: proposed))
      }
    }
    return offsets
  }

  /// The rule that a behavior says it follows, as a sentence.
  func rule(_ behavior: some ListedScrollTargetBehavior, proposed: Double) -> String {
    behavior.rule(for: target(proposed: proposed), context: context, axis: axis)
  }

  /// A scroll view whose bounds are its container, such as a test makes through the public initializer.
  static func plain(_ container: Double, content: Double, start: Double = 0, velocity: Double = 0) -> Moment {
    Moment(
      bounds: container, container: container, content: content, start: start, released: start,
      velocity: velocity)
  }

  /// The scroll view around items: a container of 300 in bounds of 400.
  static func around(
    _ items: ItemFrames, container: Double = 300, start: Double = 0, velocity: Double = 0
  ) -> Moment {
    Moment(
      bounds: container + 100, container: container, content: items.contentLength, start: start,
      released: start, velocity: velocity, items: items)
  }

  /// The context that a test of an app's own behavior makes: 20 pages of a phone, side by side and one below the other.
  static func ofPages(
    from start: CGPoint = .zero, velocity: CGVector = .zero, axes: Axis.Set = .horizontal,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      originalTarget: target(start), velocity: velocity, contentSize: CGSize(width: 7800, height: 16_880),
      containerSize: target(start).rect.size, axes: axes, environment: environment)
  }

  static func target(_ origin: CGPoint = .zero) -> ScrollTarget {
    ScrollTarget(rect: CGRect(origin: origin, size: CGSize(width: 390, height: 844)))
  }

  static func random(seed: Int) -> (moment: Moment, proposed: Double) {
    var random = SplitMix64(seed: UInt64(seed))
    var moment = Moment()
    moment.bounds = Double.random(in: 1...1400, using: &random)
    moment.container = moment.bounds * Double.random(in: 0.1...1, using: &random)
    moment.content = Double.random(in: 0...20_000, using: &random)
    moment.start = Double.random(in: 0...max(1, moment.reach), using: &random)
    moment.released = moment.start + Double.random(in: -400...400, using: &random)
    moment.velocity = Bool.random(using: &random) ? 0 : Double.random(in: -6...6, using: &random)
    let proposed = Double.random(in: 0...max(1, moment.reach), using: &random)
    return (moment, min(proposed, moment.reach))
  }
}
