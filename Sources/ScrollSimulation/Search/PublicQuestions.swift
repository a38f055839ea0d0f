/// Questions through SwiftUI's public context alone: a proposal, and no gesture behind it.
extension ScrollLayout {
  /// The answer by the component of `context.velocity` on the axis that scrolls; without a behavior the proposal stays.
  fileprivate func answer(
    of behavior: (any ScrollTargetBehavior)?, from original: ScrollTarget, to offset: Double,
    velocity: Double, contentSize: CGSize, containerSize: CGSize,
    _ environment: EnvironmentValues = EnvironmentValues()
  ) -> ScrollTarget {
    var target = original
    target.setOffset(offset, along: axis)
    let context = ScrollTargetBehaviorContext(
      originalTarget: original, velocity: CGVector(velocity, along: axis), contentSize: contentSize,
      containerSize: containerSize, axes: Axis.Set(axis), environment: environment)
    behavior?.updateTarget(&target, context: context)
    return target
  }

  /// An empty container, as a scroll view may have at its first layout: with content and without, with nothing proposed
  /// and with half the content, at rest and on a fling.
  var questionsInEmptyContainer: [((any ScrollTargetBehavior)?) -> ScrollTarget] {
    [(0, 0), (contentLength, 0), (contentLength, contentLength / 2)].flatMap { content, offset in
      [0.0, 1200].map { velocity in
        { behavior in
          answer(
            of: behavior, from: ScrollTarget(rect: .zero), to: offset, velocity: velocity,
            contentSize: CGSize(content, along: axis, across: 0), containerSize: .zero)
        }
      }
    }
  }
}

extension Settling {
  /// An offset on the other axis that nobody would set by chance, in points.
  static let crossOffset = 7.0

  /// The answer from a rest to a proposal where the other axis, of four containers' content, is scrolled too.
  func answerScrolledAcross(
    from start: Double, to offset: Double, velocity: Double, across crossOffset: Double = crossOffset
  ) -> ScrollTarget {
    var original = proposal(start)
    original.setOffset(crossOffset, along: layout.axis.across)
    return layout.answer(
      of: behavior, from: original, to: offset, velocity: velocity,
      contentSize: CGSize(layout.contentLength, along: layout.axis, across: 4 * layout.crossContainer),
      containerSize: layout.containerSize, environment)
  }
}
