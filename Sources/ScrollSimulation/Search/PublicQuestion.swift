/// A question through SwiftUI's public context alone: a proposal, and no gesture behind it.
struct PublicQuestion {
  let proposed: ScrollTarget
  let context: ScrollTargetBehaviorContext

  /// Makes a question by the component of `context.velocity` on the axis that scrolls.
  private init(
    _ layout: ScrollLayout, from original: ScrollTarget, to offset: Double, velocity: Double,
    contentSize: CGSize, containerSize: CGSize, _ environment: EnvironmentValues = EnvironmentValues()
  ) {
    var proposed = original
    proposed.setOffset(offset, along: layout.axis)
    self.proposed = proposed
    context = ScrollTargetBehaviorContext(
      originalTarget: original, velocity: CGVector(velocity, along: layout.axis), contentSize: contentSize,
      containerSize: containerSize, axes: Axis.Set(layout.axis), environment: environment)
  }

  /// The behavior's answer; without a behavior the proposal stays.
  func answer(of behavior: (any ScrollTargetBehavior)?) -> ScrollTarget {
    var target = proposed
    behavior?.updateTarget(&target, context: context)
    return target
  }

  /// An empty container, as a scroll view may have at its first layout: with content and without, with nothing proposed
  /// and with half the content, at rest and on a fling.
  static func emptyContainer(on layout: ScrollLayout) -> [PublicQuestion] {
    let length = layout.contentLength
    return [(0, 0), (length, 0), (length, length / 2)].flatMap { content, offset in
      [0.0, 1200].map { velocity in
        PublicQuestion(
          layout, from: ScrollTarget(rect: .zero), to: offset, velocity: velocity,
          contentSize: CGSize(content, along: layout.axis, across: 0), containerSize: .zero)
      }
    }
  }

  /// An offset on the other axis that nobody would set by chance, in points.
  static let crossOffset = 7.0

  /// A scroll view that is scrolled on the other axis too, where content is four containers long, from a rest to a proposal.
  static func scrolledAcross(
    by settling: Settling, from start: Double, to offset: Double, velocity: Double,
    across crossOffset: Double = crossOffset
  ) -> PublicQuestion {
    let layout = settling.layout
    var original = settling.proposal(start)
    original.setOffset(crossOffset, along: layout.axis.across)
    return PublicQuestion(
      layout, from: original, to: offset, velocity: velocity,
      contentSize: CGSize(layout.contentLength, along: layout.axis, across: 4 * layout.crossContainer),
      containerSize: layout.containerSize, settling.environment)
  }
}
