import ScrollBehavior
import Testing

/// The behavior in the protocol's own doc comment.
private struct Tens: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.origin.x / 10).rounded() * 10
  }
}

/// A behavior that asks SwiftUI's own first, as published ones do, and then adds its own point.
private struct PagingPlusOne: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    PagingScrollTargetBehavior().updateTarget(&target, context: context)
    target.rect.origin.x += 1
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = context.axes.contains(.horizontal)
    return properties
  }
}

struct ScrollTargetBehaviorTests {
  @Test("a behavior rounds its target as its doc comment says", arguments: [(0.0, 0.0), (14, 10), (15, 20)])
  func tens(proposed: Double, expected: Double) {
    var target = Moment.target(CGPoint(x: proposed, y: 3))
    Tens().updateTarget(&target, context: Moment.ofPages())
    #expect(target == Moment.target(CGPoint(x: expected, y: 3)))
  }

  @Test func `a behavior that states no properties does not limit scrolling`() {
    let context = ScrollTargetBehaviorPropertiesContext(axes: [.horizontal, .vertical])
    #expect(Tens().properties(context: context) == ScrollTargetBehaviorProperties())
    #expect(!Tens().properties(context: context).limitsScrolls)
  }

  @Test func `a behavior may delegate to paging and change the result`() {
    var target = Moment.target(CGPoint(x: 500, y: 0))
    PagingPlusOne().updateTarget(&target, context: Moment.ofPages(velocity: CGVector(dx: 1200, dy: 0)))
    #expect(target.rect.origin.x == 391)
  }

  @Test("properties may depend on the axes", arguments: [(Axis.Set.horizontal, true), (.vertical, false)])
  func ownProperties(axes: Axis.Set, limits: Bool) {
    let context = ScrollTargetBehaviorPropertiesContext(axes: axes)
    #expect(PagingPlusOne().properties(context: context).limitsScrolls == limits)
  }
}
