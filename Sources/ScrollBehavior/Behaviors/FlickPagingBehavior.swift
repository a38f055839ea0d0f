/// One page on a light swipe, several on a fast one, on the container's own grid.
///
/// | speed at lift-off | rests on |
/// |---|---|
/// | less than `light` | the page nearest to the proposal, at most one from the start's |
/// | from `light` | one page from the start's, in the direction of the velocity |
/// | from `fast` | the page nearest to the proposal, at least one and at most `most` pages from the start's in that direction |
///
/// The speeds are in points per second, which `context.velocity` is taken to be in; Apple documents no unit, so try both
/// with `--context-velocity`. Pages are the multiples of the container, and the end. Right in right-to-left layouts:
/// there the sign of a horizontal velocity is turned round. Nothing but SwiftUI's public context is used.
public struct FlickPagingBehavior: ScrollTargetBehavior {
  /// The speed from which a swipe turns a page however short it is, in points per second.
  public let light: Double

  /// The speed from which a swipe may turn several pages, in points per second.
  public let fast: Double

  /// The most pages that one swipe turns.
  public let most: Int

  /// Makes the behavior; the defaults are our choice.
  ///
  /// - Parameters:
  ///   - light: the speed from which a swipe turns a page, in points per second, at least 0.
  ///   - fast: the speed from which a swipe may turn several, in points per second; less than `light` counts as `light`.
  ///   - most: the most pages that one swipe turns; less than 1 counts as 1.
  public init(light: Double = 200, fast: Double = 2000, most: Int = 5) {
    self.light = max(0, light)
    self.fast = max(self.light, fast)
    self.most = max(1, most)
  }

  /// Moves the target to a page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    if target.isOfProgram(context) { return }
    if context.axes.contains(.horizontal), let pages = ContainerPages(context, isHorizontal: true) {
      let forward: Double = context.layoutDirection == .rightToLeft ? -1 : 1
      let start = context.originalTarget.rect.origin.x
      target.rect.origin.x = rest(
        for: target.rect.origin.x, from: start, velocity: forward * context.velocity.dx, on: pages)
    }
    if context.axes.contains(.vertical), let pages = ContainerPages(context, isHorizontal: false) {
      let start = context.originalTarget.rect.origin.y
      target.rect.origin.y = rest(
        for: target.rect.origin.y, from: start, velocity: context.velocity.dy, on: pages)
    }
  }

  private func rest(
    for proposed: Double, from start: Double, velocity: Double, on pages: ContainerPages
  ) -> Double {
    let startPage = pages.page(nearest: start)
    let nearest = pages.page(nearest: proposed)
    let speed = abs(velocity)
    let isSwipe = speed >= max(light, .leastNonzeroMagnitude)
    let severalPages = Double(most)
    // Counted in the direction of the velocity, both directions are one.
    let heading = Double(signOf: velocity, magnitudeOf: 1)
    let least: Double = isSwipe ? 1 : -1
    let most = isSwipe && speed >= fast ? severalPages : 1
    let ahead = min(max(heading * (nearest - startPage), least), most)
    return pages.offset(ofPage: startPage + heading * ahead)
  }
}

extension ScrollTargetBehavior where Self == FlickPagingBehavior {
  /// One page on a light swipe, several on a fast one.
  public static var flickPaging: FlickPagingBehavior { FlickPagingBehavior() }
}

// MARK: - Leave out from here on when pasting: SwiftUI has no place for what follows

extension FlickPagingBehavior: ListedScrollTargetBehavior {
  package static let descriptor = BehaviorDescriptor(
    name: "flick-paging", summary: "a fix: one page on a light swipe, several on a fast one",
    parameters: [
      BehaviorParameter(name: "light", rule: .speed, fallback: "200"),
      BehaviorParameter(name: "fast", rule: .speed, fallback: "2000"),
      BehaviorParameter(name: "most", rule: .count("pages"), fallback: "5"),
    ],
    rule:
      "A fix. Slower than light it rests on the page nearest to the proposal, at most one from the start; from there on "
      + "it turns one page; from fast on it goes to the page nearest to the proposal, at most so many from the start.",
    faults:
      "Its thresholds are points per second: if context.velocity turns out to have another unit, they are wrong.",
    examples: [
      (
        "snapsim --behavior flick-paging --velocity -1000,-3000 --print velocity,page",
        "velocity  page\n   -1000     1\n   -3000     4"
      )
    ]
  ) { arguments in
    let usual = Self()
    return Self(
      light: arguments.number("light") ?? usual.light, fast: arguments.number("fast") ?? usual.fast,
      most: arguments.number("most").map { Int($0) } ?? usual.most)
  }

  /// The container's multiples, as many per gesture as it was told; its speeds are in points per second.
  public var scrollIntent: ScrollIntent {
    ScrollIntent(.container, atMost: most, axes: [.horizontal, .vertical], assumesPointsPerSecond: true)
  }

  package func rule(for target: ScrollTarget, context: TargetContext, axis: Axis) -> String {
    guard let pages = ContainerPages(context, isHorizontal: axis == .horizontal) else {
      return "flick-paging: the container has no length, so the proposal stands"
    }
    let speed = abs(context.velocity(along: axis))
    let grid = "on the grid of the container (\(pages.container.inSentence))"
    if speed < light || speed == 0 {
      return
        "flick-paging: \(speed.inSentence) is slower than light=\(light.inSentence), so the page nearest \(grid)"
    }
    if speed < fast {
      return
        "flick-paging: \(speed.inSentence) is light, slower than fast=\(fast.inSentence), so one page \(grid)"
    }
    return
      "flick-paging: \(speed.inSentence) reaches fast=\(fast.inSentence), so the page nearest to the proposal, 1 to "
      + "\(most) pages \(grid)"
  }
}
