import ScrollBehavior
import Testing

private struct Limited: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = 42 }

  func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

struct AnyScrollTargetBehaviorTests {
  @Test func `a wrapped behavior is asked for both the target and the properties`() {
    let any = AnyScrollTargetBehavior(Limited())
    var target = Moment.target()
    any.updateTarget(&target, context: Moment.ofPages())
    #expect(target.rect.origin.x == 42)
    #expect(any.properties(context: ScrollTargetBehaviorPropertiesContext(axes: .horizontal)).limitsScrolls)
  }

  @Test func `a behavior that is wrapped already is not wrapped again`() {
    let once = AnyScrollTargetBehavior(Limited())
    let twice = AnyScrollTargetBehavior(once)
    let existential: any ScrollTargetBehavior = twice
    let thrice = AnyScrollTargetBehavior(existential)
    #expect(once.base is Limited)
    #expect(twice.base is Limited)
    #expect(thrice.base is Limited)
  }

  @Test func `wrapped or not, every behavior of this project gives the same by the same words`() {
    let behaviors: [any ScrollTargetBehavior] = [
      PagingScrollTargetBehavior(), ViewAlignedScrollTargetBehavior(),
      ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByFew, anchor: .center), VelocityPagingBehavior(),
      DistancePagingBehavior(), ThresholdPagingBehavior(), MultipleScrollTargetBehavior(),
      MultipleScrollTargetBehavior(of: 40), NearestPageBehavior(), NearestPageBehavior(rounding: .down),
      ContainerPagingBehavior(threshold: 0.5), FlickPagingBehavior(most: 2),
      SingleViewScrollTargetBehavior(aligning: .viewAligned(limitBehavior: .never, anchor: .center)),
    ]
    let items = ItemFrames(count: 30, length: 90, spacing: 10, leadingPadding: 5, trailingPadding: 5)
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = .compact
    let properties = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: .horizontal)
    for behavior in behaviors {
      let any = AnyScrollTargetBehavior(behavior)
      for seed in 0..<50 {
        var (moment, proposed) = Moment.random(seed: seed)
        moment.items = seed.isMultiple(of: 2) ? items : nil
        #expect(moment.offset(any, proposed: proposed) == moment.offset(behavior, proposed: proposed))
      }
      #expect(any.properties(context: properties) == behavior.properties(context: properties))
      #expect(any.alignment(along: .horizontal) == behavior.alignment(along: .horizontal))
      #expect(any.unwrapped is any ListedScrollTargetBehavior)
    }
  }
}
