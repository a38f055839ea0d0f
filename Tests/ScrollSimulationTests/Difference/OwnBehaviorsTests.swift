import ScrollBehavior
import ScrollSimulation
import Testing

/// A behavior that is asked as if the content scrolled along the other axis.
private struct Transposed: ScrollTargetBehavior {
  let base: any ScrollTargetBehavior

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target = target.transposed
    base.updateTarget(&target, context: context.transposed)
    target = target.transposed
  }

  func properties(context: PropertiesContext) -> Properties {
    base.properties(
      context: ScrollTargetBehaviorPropertiesContext(
        environment: context.environment.transposed, axes: context.axes.transposed))
  }
}

extension ScrollTarget {
  fileprivate var transposed: ScrollTarget {
    var target = self
    target.rect = CGRect(origin: rect.origin.transposed, size: rect.size.transposed)
    target.anchor = anchor.map { UnitPoint(x: $0.y, y: $0.x) }
    return target
  }
}

extension CGPoint {
  fileprivate var transposed: CGPoint { CGPoint(x: y, y: x) }
}

extension CGSize {
  fileprivate var transposed: CGSize { CGSize(width: height, height: width) }
}

extension Axis.Set {
  fileprivate var transposed: Axis.Set {
    self == .horizontal ? .vertical : self == .vertical ? .horizontal : self
  }
}

extension EnvironmentValues {
  fileprivate var transposed: EnvironmentValues {
    var values = self
    values.horizontalSizeClass = verticalSizeClass
    values.verticalSizeClass = horizontalSizeClass
    values.layoutDirection = .leftToRight
    return values
  }
}

extension ScrollTargetBehaviorContext {
  fileprivate var transposed: ScrollTargetBehaviorContext {
    let (old, new): (Axis, Axis) =
      axes.contains(.horizontal) ? (.horizontal, .vertical) : (.vertical, .horizontal)
    // Only along the width does the velocity that is told not follow the layout direction.
    let sign: Double = environment.layoutDirection == .rightToLeft ? -1 : 1
    return ScrollTargetBehaviorContext(
      ScrollViewState(
        contentSize: contentSize.transposed, containerSize: containerSize.transposed, axes: axes.transposed,
        environment: environment.transposed, bounds: bounds.transposed, stops: stops),
      LiftOff(
        start: originalTarget.offset(along: old), released: released(along: old),
        velocity: modelVelocity(along: old), told: sign * velocity(along: old)), along: new)
  }
}

@Suite("Our behaviors compared with themselves", .timeLimit(.minutes(30)))
struct OwnBehaviorsTests {
  private static func layouts() throws -> [ScrollLayout] {
    let phone = try Device.named("iphone-14")
    return [
      try ScrollLayout(), try ScrollLayout(layoutDirection: .rightToLeft), try ScrollLayout(axis: .vertical),
      try ScrollLayout(phone, .landscape, content: .stack(ItemStack(count: 22))),
      try ScrollLayout(phone, .landscape, axis: .vertical, content: .stack(ItemStack(count: 12, spacing: 8))),
      try ScrollLayout(content: .stack(ItemStack(lengths: [120, 340, 80, 500, 41.5, 390, 90]))),
      try ScrollLayout(content: .length(1755), layoutDirection: .rightToLeft),
    ]
  }

  private func difference(_ behavior: BuiltIn) throws -> Difference {
    Difference(
      makers: ({ behavior.behavior }, { behavior.behavior.map { Transposed(base: $0) } }),
      layouts: try Self.layouts(), physics: ScrollPhysics(), effort: .quick, tolerance: 1e-6,
      timeLimit: .seconds(2), threads: 2)
  }

  /// The other axis and the other layout direction make no difference to a right behavior.
  @Test(arguments: BuiltIn.allCases.filter { $0 != .velocityPaging })
  func `are the same along the other axis and from the other side`(_ behavior: BuiltIn) throws {
    let difference = try difference(behavior)
    #expect(difference.isEmpty, "\(difference.divergences)")
  }

  /// It takes the sign of the velocity for the direction.
  @Test func `differ right to left where one goes wrong there`() throws {
    let difference = try difference(.velocityPaging)
    #expect(!difference.isEmpty)
    #expect(difference.divergences.allSatisfy { $0.confines.isRightToLeft || !$0.kind.isOfGesture })
  }
}
