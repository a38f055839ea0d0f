import ScrollBehavior
import Testing

private struct Limited: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = 42
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

struct AnyScrollTargetBehaviorTests {
  @Test("a wrapped behavior is asked for both the target and the properties")
  func forwards() {
    let any = AnyScrollTargetBehavior(Limited())
    var target = ScrollTarget(rect: .zero)
    let context = ScrollTargetBehaviorContext(
      originalTarget: target,
      velocity: .zero,
      contentSize: .zero,
      containerSize: .zero,
      axes: .horizontal
    )
    any.updateTarget(&target, context: context)
    #expect(target.rect.origin.x == 42)
    #expect(any.properties(context: ScrollTargetBehaviorPropertiesContext(axes: .horizontal)).limitsScrolls)
  }

  @Test("a behavior that is wrapped already is not wrapped again")
  func doesNotNest() {
    let once = AnyScrollTargetBehavior(Limited())
    let twice = AnyScrollTargetBehavior(once)
    let existential: any ScrollTargetBehavior = twice
    let thrice = AnyScrollTargetBehavior(existential)
    #expect(once.base is Limited)
    #expect(twice.base is Limited)
    #expect(thrice.base is Limited)
  }
}
